// The server's end of a table's socket.
import type { Command, Message } from "../src/lib/types";

type Sent = Command & { id: string };

export class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Sent[] = [];

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  say(message: Message): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  /** Refuse what came last. */
  refuse(reason: string): void {
    this.say({ type: "refused", id: this.sent.at(-1)!.id, reason, text: "No.", detail: "", seq: null });
  }
  /** Say that what came last is done. */
  done(more: { table?: string } = {}): void {
    this.say({ type: "done", id: this.sent.at(-1)!.id, seq: 1, table: "", ...more });
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

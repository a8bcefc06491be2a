// A table's socket: commands with their answers, and everything else that is said. A lost connection is taken up
// again. It knows nothing of what is shown or chosen.
import { Refused } from "../lib/api";
import type { Command, Message } from "../lib/types";

/** Messages that answer no command. */
export type Heard = Extract<Message, { type: "update" | "presence" | "reaction" | "refused" }>;
/** What comes back from a command that was not refused. */
export type Answer = Exclude<Message, Heard>;

interface Listener {
  /** Something that answers no command. */
  heard: (message: Heard) => void;
  connected: (connected: boolean) => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

const BEAT = 20_000;
const LATE = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #number = 0;
  #timer = 0;
  readonly #pulse: number;
  readonly #waiting = new Map<string, Waiting>();
  readonly #address: string;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${table}/socket`;
    this.#listener = listener;
    window.addEventListener("offline", this.#offline);
    window.addEventListener("online", this.#online);
    this.#pulse = window.setInterval(() => void this.#beat(), BEAT);
    this.#connect();
  }

  /** Leave the table for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("offline", this.#offline);
    window.removeEventListener("online", this.#online);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Send a command; its answer. Refusals are thrown. */
  async send(command: Command): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) throw new Refused("offline", "");
    const id = String(++this.#number);
    socket.send(JSON.stringify({ ...command, id }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#tries = 0;
      this.#listener.connected(true);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Message);
    });
    socket.addEventListener("close", () => this.#lost(socket));
  }

  /** A connection is gone, or as good as gone: whatever waited for it fails, and another one is tried. */
  #lost(socket: WebSocket | null): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#listener.connected(false);
    for (const one of this.#waiting.values()) one.reject(new Refused("offline", ""));
    this.#waiting.clear();
    if (this.#closed) return;
    const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  // A browser without network keeps its sockets open and hears nothing: it does not have to be waited for.
  readonly #offline = (): void => {
    const socket = this.#socket;
    this.#lost(socket);
    socket?.close();
  };

  readonly #online = (): void => {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  /** Whether the server still answers: a network that is gone without a word would not be noticed otherwise. */
  async #beat(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const late = window.setTimeout(() => {
      this.#lost(socket);
      socket.close();
    }, LATE);
    await this.send({ type: "ping" }).catch(() => undefined);
    clearTimeout(late);
  }

  #hear(message: Message): void {
    if (message.type === "update" || message.type === "presence" || message.type === "reaction") {
      this.#listener.heard(message);
      return;
    }
    const waiting = this.#waiting.get(message.id ?? "");
    this.#waiting.delete(message.id ?? "");
    if (message.type !== "refused") waiting?.resolve(message);
    else if (waiting) waiting.reject(new Refused(message.reason, message.text, message.detail));
    else this.#listener.heard(message);
  }
}

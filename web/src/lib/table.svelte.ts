// A table's socket: what it last told, and commands to it. A lost connection is taken up again where it was.
import { Refused, refusalInWords } from "./api";
import { reuseUnchanged } from "./reuseUnchanged";
import type { Command, LogEntry, Message, Update } from "./types";

type Answer = Exclude<Message, Update>;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Several people on one device: what is seen through the eyes of one whose turn is over, the log too, is not for the next one.
 *  It is never shown; what a spectator may see comes instead. */
function handsOver({ you, table }: Update): boolean {
  return you.seats.length > 1 && you.viewer !== null && you.viewer !== table.mover && table.phase === "playing";
}

export class LiveTable {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogEntry[]>([]);
  here = $state.raw<boolean[]>([]);
  reaction = $state.raw<{ seat: number; reaction: string } | null>(null);
  connected = $state(false);
  #refusal = $state.raw<{ reason: string; text: string } | null>(null);
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #number = 0;
  #waiting = new Map<string, Waiting>();
  #timer = 0;
  #pulse = 0;

  constructor(readonly id: string) {
    window.addEventListener("offline", this.#offline);
    window.addEventListener("online", this.#online);
    this.#pulse = window.setInterval(() => void this.#beat(), 20_000);
    this.#connect();
  }

  /** Why there is no table here to be shown. */
  get problem(): string {
    return this.#refusal ? refusalInWords(this.#refusal) : "";
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("offline", this.#offline);
    window.removeEventListener("online", this.#online);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Send a command; its answer. */
  async send(command: Command): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) throw new Refused("offline", "");
    const id = String(++this.#number);
    socket.send(JSON.stringify({ ...command, id }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.connected = true;
      this.#tries = 0;
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Message);
    });
    socket.addEventListener("close", () => this.#lost(socket));
  }

  /** A connection is gone, or as good as gone: what waited for it is told, and another one is tried. */
  #lost(socket: WebSocket | null): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.connected = false;
    for (const one of this.#waiting.values()) one.reject(new Refused("offline", ""));
    this.#waiting.clear();
    if (this.#closed || this.problem) return;
    const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  // A browser without network keeps its sockets open and hears nothing: it does not have to be waited for.
  #offline = (): void => {
    const socket = this.#socket;
    this.#lost(socket);
    socket?.close();
  };

  #online = (): void => {
    if (this.#socket || this.#closed || this.problem) return;
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
    }, 10_000);
    await this.send({ type: "ping" }).catch(() => undefined);
    clearTimeout(late);
  }

  #hear(message: Message): void {
    if (message.type === "update") {
      this.#take(message);
    } else if (message.type === "presence") {
      this.here = message.here;
    } else if (message.type === "reaction") {
      this.reaction = message;
    } else {
      const waiting = this.#waiting.get(message.id ?? "");
      this.#waiting.delete(message.id ?? "");
      if (message.type !== "refused") waiting?.resolve(message);
      else if (waiting) waiting.reject(new Refused(message.reason, message.text, message.detail));
      else if (!this.update) this.#refusal = message;
    }
  }

  #take(update: Update): void {
    if (handsOver(update)) {
      void this.send({ type: "look", seat: null }).catch(() => undefined);
      return;
    }
    this.log = [...this.log.filter((entry) => entry.seq <= update.log_after), ...update.log];
    this.update = { ...update, scene: reuseUnchanged(this.update?.scene, update.scene) };
    this.here = update.table.seats.map((seat) => seat.here);
  }
}

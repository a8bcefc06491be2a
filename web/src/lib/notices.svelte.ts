// "It is your turn", for somebody who is not looking: turned on in the settings, shown by the service worker.
import { api } from "./api";
import { session } from "./session.svelte";

export type NoticeState = "unknown" | "impossible" | "refused" | "off" | "on";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

function text(key: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

class Notices {
  state = $state<NoticeState>("unknown");
  #key = "";

  /** Find out how things stand, without asking anybody for anything. */
  async look(): Promise<void> {
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
      this.state = "impossible";
      return;
    }
    try {
      this.#key = (await api.pushKey()).key;
      const worker = await navigator.serviceWorker.getRegistration();
      const known = await worker?.pushManager.getSubscription();
      if (Notification.permission === "denied") this.state = "refused";
      else this.state = known && Notification.permission === "granted" ? "on" : "off";
    } catch {
      this.state = "impossible"; // this server sends none, or cannot be reached
    }
  }

  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.state = "refused";
      return;
    }
    try {
      await session.enter();
      const worker = await navigator.serviceWorker.ready;
      const wanted = { userVisibleOnly: true, applicationServerKey: bytes(this.#key) };
      const made = await worker.pushManager.subscribe(wanted);
      const [p256dh, auth] = [text(made.getKey("p256dh")), text(made.getKey("auth"))];
      await api.pushOn({ endpoint: made.endpoint, p256dh, auth });
      this.state = "on";
    } catch {
      this.state = "impossible";
    }
  }

  async turnOff(): Promise<void> {
    await api.pushOff();
    await this.forget();
  }

  /** No more notices in this browser; the guest's other devices still get theirs. */
  async forget(): Promise<void> {
    if (this.state !== "on") return;
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    this.state = "off";
  }
}

export const notices = new Notices();

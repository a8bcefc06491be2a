// Small sounds, synthesised rather than loaded: a stone on a table, a draw, your turn, the end.
// Off unless somebody turns them on.
import { prefs } from "./prefs.svelte";

export type Sound = "lay" | "draw" | "turn" | "end";
let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers let a page make sounds only after somebody has touched it.
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A soft tone; `after` and `length` are in seconds. */
function tone(here: AudioContext, hertz: number, after: number, length: number, loud: number): void {
  const start = here.currentTime + after;
  const wave = here.createOscillator();
  const level = here.createGain();
  wave.type = "sine";
  wave.frequency.value = hertz;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(level).connect(here.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** A breath of noise around a pitch: wood, cloth. */
function rustle(here: AudioContext, hertz: number, length: number, loud: number): void {
  const frames = Math.ceil(here.sampleRate * length);
  const noise = here.createBuffer(1, frames, here.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < frames; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 3;
  const source = here.createBufferSource();
  const band = here.createBiquadFilter();
  const level = here.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 1.2;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(here.destination);
  source.start();
}

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  const here = audio();
  if (!here) return;
  if (sound === "lay") {
    rustle(here, 1400, 0.07, 0.35);
    tone(here, 180, 0, 0.12, 0.22);
  } else if (sound === "draw") {
    rustle(here, 2600, 0.18, 0.16);
  } else if (sound === "turn") {
    tone(here, 523.25, 0, 0.22, 0.1);
    tone(here, 659.25, 0.13, 0.32, 0.1);
  } else {
    [392, 523.25, 659.25, 783.99].forEach((hertz, place) => tone(here, hertz, 0.14 * place, 0.7, 0.08));
  }
}

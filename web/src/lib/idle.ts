// Work that can wait: one piece at a time, when the browser is idle, so that it never holds up what somebody is doing.
/** Quick work is done when it returns; other work returns a promise. */
type Work = () => void | Promise<void>;
const waiting: (() => Promise<void>)[] = [];
let busy = false;

function next(): void {
  const work = waiting.shift();
  busy = work !== undefined;
  if (!work) return;
  const run = (): void => void work().finally(next);
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 50);
}

/** Do something when there is time for it; the function returned cancels it. */
export function whenIdle(work: Work): () => void {
  let wanted = true;
  waiting.push(async () => {
    if (wanted) await work();
  });
  if (!busy) next();
  return () => {
    wanted = false;
  };
}

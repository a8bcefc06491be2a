// Work that can wait: one piece at a time, when the browser has nothing better to do, so that nothing that somebody does has to wait.
/** Quick work is done at once; other work says when it is done. */
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

/** Do something when there is time for it; what comes back takes the wish back. */
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

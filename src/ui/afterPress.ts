/**
 * Does what may move the page once nothing is pressed any more: a press that ends somewhere else than it began is none, and
 * the field that it was meant for gets nothing. Where no press is under way it is done at once.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const over = new AbortController();
  const done = () => {
    if (over.signal.aborted) return;
    over.abort();
    act();
  };
  const hear = { capture: true, signal: over.signal };
  window.addEventListener('click', done, hear);
  // A press that comes to no click has its end all the same.
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => setTimeout(done), hear);
}

/*
 * While something is open over the page the browser's history has one entry more, above the page's own and with the same
 * address: Back takes that entry and closes what is open, in place of leaving the page (`overlay.back`). Browsers have a
 * `CloseWatcher` for it, but not all of them, and not for the Back of a computer.
 */

/** How to close what is open over the page, the last opened last. */
const open: (() => void)[] = [];
/** What waits until the entry is taken back. */
let waiting: (() => void)[] = [];
/** The page that the entry stands over; null while there is none of ours. */
let place: string | null = null;
/** The entry is being taken back. */
let move: ReturnType<typeof setTimeout> | null = null;
let isListening = false;

/** In milliseconds: a browser that has not gone back by then will not, as one that was asked too often. */
const LONGEST_MOVE = 2000;

const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOverPage' in state;

/** Brings the history in line with what is open: the entry is there as long as anything is. */
function settle(): void {
  if (move !== null) return;
  if (isOver(history.state) && (open.length === 0 || waiting.length > 0)) {
    place = location.href;
    move = setTimeout(arrive, LONGEST_MOVE);
    history.back();
    return;
  }
  const next = waiting;
  waiting = [];
  for (const go of next) go();
  if (next.length > 0 || open.length === 0 || isOver(history.state)) return;
  place = location.href;
  // Past the router, which would take it for a page.
  History.prototype.pushState.call(history, { ...history.state, isOverPage: true }, '');
}

function arrive(): void {
  if (move !== null) clearTimeout(move);
  move = null;
  place = null;
  settle();
}

function onPop(event: PopStateEvent): void {
  const isBackOnPage = place === location.href && !isOver(event.state);
  // The page is the same: the router has nothing to do, and would draw it anew.
  if (isBackOnPage) event.stopImmediatePropagation();
  if (isBackOnPage && move !== null) return arrive();
  place = null;
  // By Back the last opened is closed, and by going elsewhere all.
  for (const close of isBackOnPage ? open.splice(-1) : open.splice(0).toReversed()) close();
  settle();
}

/**
 * Hears of Back, and takes back an entry that was there when the page was loaded anew. To be called before the router is
 * made: what happens to the window its listeners hear in the order in which they came, so that `capture` is no way to be first.
 */
export function beginBackCloses(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPop);
  settle();
}

/**
 * Has the browser's Back close what opens over the page.
 *
 * @returns to be called when it has closed, however it did
 */
export function closeOnBack(close: () => void): () => void {
  beginBackCloses();
  // Each has a place of its own in the list, also where two have the same way to close.
  const own = () => close();
  open.push(own);
  settle();
  return () => {
    const index = open.indexOf(own);
    if (index >= 0) open.splice(index, 1);
    // What opens in its place in the same moment takes over the entry.
    setTimeout(settle);
  };
}

/** Whether something is open over the page, so that its entry goes before anything else happens to the history. */
export const isOverPage = (): boolean => isOver(history.state);

/** Goes to another page, once the entry of what is open over this one is taken back. */
export function leaveOverlays(go: () => void): void {
  waiting.push(go);
  settle();
}

/*
 * While something is open over the page the browser's history has one entry more, above the page's own and with the same
 * address: Back takes that entry and closes what is open, in place of leaving the page (`overlay.back`). Browsers have a
 * `CloseWatcher` for it, but not all of them, and not for the Back of a computer.
 *
 * What must be answered takes one Back without closing (`overlay.required`). Its entry is put back when the person has done
 * something in the page, not before: who goes back twice in a row means it, and is kept in no tab.
 *
 * No page can take an entry away that lies ahead, so Forward finds that of what has closed: it opens that again
 * (`overlay.forward`).
 */

interface Overlay {
  /** Has it close; draws the eye to one that must be answered. */
  onBack(): void;
  /** Has it open again, where that can be done; null of one that must be answered. */
  onForward: (() => void) | null;
  /** The page that it has opened over. */
  place: string;
}

/** What is open over the page, the last opened last. */
let open: Overlay[] = [];
/** What had the entry that lies ahead; null where nobody could say. */
let ahead: Overlay | null = null;
/** What must be answered has taken one Back, and the person has done nothing since. */
let isLetGo = false;
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
  if (next.length > 0 || open.length === 0 || isLetGo) return;
  place = location.href;
  // Past the router, which would take it for a page.
  if (!isOver(history.state)) History.prototype.pushState.call(history, { ...history.state, isOverPage: true }, '');
}

function arrive(): void {
  if (move !== null) clearTimeout(move);
  move = null;
  place = null;
  settle();
}

function onPop(event: PopStateEvent): void {
  const isBackOnPage = place === location.href && !isOver(event.state);
  const again = ahead?.place === location.href && isOver(event.state) && move === null ? ahead : null;
  // The page is the same: the router has nothing to do, and would draw it anew.
  if (isBackOnPage || again) event.stopImmediatePropagation();
  if (isBackOnPage && move !== null) return arrive();
  place = null;
  if (again) {
    again.onForward?.();
    // Where nothing has opened the entry is taken back.
    setTimeout(settle);
    return;
  }
  // Back is for the last opened; who goes elsewhere leaves all that may be left.
  const left = isBackOnPage ? open.slice(-1) : open.filter(({ onForward }) => onForward);
  ahead = (isBackOnPage && left[0]) || null;
  isLetGo ||= ahead !== null && !ahead.onForward;
  open = open.filter((overlay) => !overlay.onForward || !left.includes(overlay));
  for (const { onBack } of left.toReversed()) onBack();
  settle();
}

/** The person stays, and does something in the page. */
function onDone(): void {
  isLetGo = false;
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
  // No key or press of the mouse that is itself a way back comes as one of these.
  for (const type of ['click', 'input']) window.addEventListener(type, onDone, true);
  settle();
}

/**
 * Has the browser's Back close what opens over the page, and Forward open it again. What must be answered stays at Back, and
 * the page behind it too; a second one in a row leaves the page.
 *
 * @param onBack closes it; of one that must be answered, hears of the first Back, so that it does not seem to be lost
 * @param onForward opens it again; null of one that must be answered
 * @returns to be called when it has closed, however it did
 */
export function closeOnBack(onBack: () => void, onForward: (() => void) | null): () => void {
  beginBackCloses();
  // Each has a place of its own in the list, also where two have the same way to close.
  const own = { onBack, onForward, place: location.href };
  open.push(own);
  onDone();
  return () => {
    if (open.includes(own)) ahead = own;
    open = open.filter((overlay) => overlay !== own);
    // What opens in its place in the same moment takes over the entry.
    setTimeout(settle);
  };
}

/** Whether something is open over the page, so that its entry goes before anything else happens to the history. */
export const isOverPage = (): boolean => isOver(history.state);

/** Goes to another page, once the entry of what is open over this one is taken back. */
export function leaveOverlays(go: () => void): void {
  ahead = null;
  waiting.push(go);
  settle();
}

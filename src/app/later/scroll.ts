import type { PortalRouter } from '../router.ts';

/** In milliseconds: what makes the page long enough later than this moves nobody any more. */
const PATIENCE = 10_000;
/** In milliseconds: a page that has not grown for so long is whole. */
const SETTLED = 1_000;
/** What a person does who has taken the page over. */
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The link of the page that was pressed last; one that was pressed by its row has no focus. */
let pressed: Element | null = null;

/** How far down the page somebody was, and by which link they went on. */
interface ScrollPlace {
  down: number;
  /** Which of those to an address it is, and how far below the upper edge of the window it stood; null where it was by none. */
  link: { address: string; index: number; below: number } | null;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const linksTo = (address: string) =>
  [...document.querySelectorAll('main a')].filter((one) => one.getAttribute('href') === address);

function placeNow(): ScrollPlace {
  const link = pressed;
  const address = link?.getAttribute('href');
  const down = window.scrollY;
  if (!link?.isConnected || !address) return { down, link: null };
  return { down, link: { address, index: linksTo(address).indexOf(link), below: topOf(link) } };
}

/** Where that is now: at the link, as what stands above it may be longer or shorter than it was. */
function whereIs({ down, link }: ScrollPlace): number {
  const found = link && linksTo(link.address)[link.index];
  return link && found ? Math.max(0, Math.round(window.scrollY + topOf(found) - link.below)) : down;
}

/**
 * Goes to a place down the page, and there again as the page grows: until it is so long and whole, or the person does something.
 *
 * @returns what ends that
 */
function goTo(place: ScrollPlace): () => void {
  const go = () => {
    const goal = whereIs(place);
    window.scrollTo(0, goal);
    return window.scrollY >= goal - 1;
  };
  go();
  const grown = new ResizeObserver(() => {
    if (!go()) return;
    clearTimeout(timer);
    timer = setTimeout(end, SETTLED);
  });
  const end = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const touch of touches) window.removeEventListener(touch, end);
  };
  let timer = setTimeout(end, PATIENCE);
  for (const touch of touches) window.addEventListener(touch, end, { passive: true });
  grown.observe(document.body);
  return end;
}

type Places = ReadonlyMap<string, ScrollPlace>;
type EntryState = { places?: [string, ScrollPlace][] } | null;

const keptPlaces = () => (window.history.state as EntryState)?.places ?? [];

/** The router hears of nothing: it reads its own of an entry alone. */
function keepPlaces(places: Places): void {
  const state = { ...(window.history.state as EntryState), places: [...places] };
  History.prototype.replaceState.call(window.history, state, '');
}

/**
 * Going back or forward finds the place again, as soon as the page reaches so far (`routes.scroll`). The router would note the
 * places in the browser's storage, which holds nothing but the session; here they are in memory, and with the entry of the
 * history that is shown, which a reload leaves as it is.
 */
export function keepScrollPlaces(router: PortalRouter): void {
  const places = new Map(keptPlaces());
  let end = () => {};
  window.history.scrollRestoration = 'manual';
  window.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('main a') : null;
    },
    { capture: true },
  );
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    end();
    const key = fromLocation?.state.__TSR_key;
    if (key) places.set(key, placeNow());
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const place = places.get(toLocation.state.__TSR_key ?? '');
    keepPlaces(places);
    if (place && place.down > 0 && fromLocation && pathChanged && toLocation.hash === '') end = goTo(place);
  });
}

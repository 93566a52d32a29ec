import type { PortalRouter } from '../router.ts';

/** In milliseconds: what makes the page long enough later than this moves nobody any more. */
const PATIENCE = 10_000;
/** In milliseconds: a page that has not grown for so long is whole. */
const SETTLED = 1_000;
/** What a person does who has taken the page over. */
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a place down the page, and there again as the page grows: until it is so long and whole, or the person does something.
 *
 * @returns what ends that
 */
function goTo(place: number): () => void {
  window.scrollTo(0, place);
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY < place - 1) return;
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

/**
 * Going back or forward finds the place again, as soon as the page reaches so far (`routes.scroll`). The router would note the places in the browser's storage, which holds nothing but the session; here they
 * are in memory.
 */
export function keepScrollPlaces(router: PortalRouter): void {
  const places = new Map<string, number>();
  let end = () => {};
  window.history.scrollRestoration = 'manual';
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    end();
    const key = fromLocation?.state.__TSR_key;
    if (key) places.set(key, window.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const place = places.get(toLocation.state.__TSR_key ?? '');
    if (place && fromLocation && pathChanged && toLocation.hash === '') end = goTo(place);
  });
}

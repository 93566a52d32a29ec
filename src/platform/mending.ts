/** In milliseconds: so often it is asked whether the server can be reached. */
const PAUSE = 5_000;

/** Whether this page was loaded anew and all the same lacks something: another time would not help by itself. */
const wasLoadedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Whether the page mends itself: not what is missing with a connection and was so before it was loaded anew. */
export const canMend = (): boolean => !navigator.onLine || !wasLoadedAnew();

/**
 * Loads the page anew as soon as the connection is back, and where there is one, as soon as the server answers
 * (`error.mended`).
 *
 * @returns how to stop
 */
export function mend(page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'> = window): () => void {
  const reload = () => page.location.reload();
  const look = async () => {
    if (!navigator.onLine) return;
    const { ok } = await fetch(page.location.pathname, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
      cache: 'no-store',
    });
    if (ok) reload();
  };
  page.addEventListener('online', reload);
  const timer = canMend() ? setInterval(() => void look().catch(() => {}), PAUSE) : undefined;
  return () => {
    page.removeEventListener('online', reload);
    clearInterval(timer);
  };
}

/** Style sheets that could not be fetched. A part that is asked for again brings its script anew, but no style twice. */
const lost = new Set<string>();

/** Notes which style sheets do not come, and takes them out of the page, where they would only stand in their own way. */
export function watchLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      lost.add(target.href);
      target.remove();
    },
    // Of what could not be fetched nobody hears but on the way down.
    true,
  );
}

const fetchStyle = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error('a style sheet could not be fetched')));
    document.head.append(link);
  });

/** Fetches what did not come before (`error.chunk`). Rejects where it does not come again. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchStyle));
}

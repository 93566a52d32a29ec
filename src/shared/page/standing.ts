/** In milliseconds: nothing waits longer for a page, as one may be opened where nobody looks at it. */
const LONGEST = 10_000;

let tell = () => {};

/** Resolves once the first page stands and was painted: what no page begins with is fetched then (`start.later`). */
export const pageStands = new Promise<void>((resolve) => (tell = resolve));

/** Resolves once React has taken over the page that the build has drawn; at once where it has drawn none (`start.early`). */
export async function whenTakenOver(): Promise<void> {
  if (document.documentElement.dataset['drawn']) await pageStands;
}

/** A page is drawn. */
export function pageIsDrawn(): void {
  // When the next frame begins, the one in which it was painted is seen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
}

/** Begins to wait for the first page. */
export function awaitPage(): void {
  setTimeout(tell, LONGEST);
}

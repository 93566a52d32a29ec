/**
 * Whether the page stands already, as the build has drawn it for this person in this language (`start.prerendered`).
 *
 * @param path the route that the router has found; the server may have taken the address for another
 */
export const isPrerendered = (path: string): boolean => document.documentElement.dataset['drawn'] === path;

/** The portal has come: what the HTML says where it does not is not needed any more. */
export const removeFrame = (): void => document.querySelector('.shell')?.remove();

/**
 * Shows what React draws as soon as there is any of it; until then the frame in the HTML stands. The style in the HTML sees
 * to it, so that what is drawn can have the focus at once.
 */
export function showWhenDrawn(container: Element): void {
  const { documentElement } = document;
  container.replaceChildren();
  documentElement.dataset['start'] = 'own';
  new MutationObserver((_changes, observer) => {
    if (!container.firstElementChild) return;
    observer.disconnect();
    documentElement.removeAttribute('data-start');
    removeFrame();
  }).observe(container, { childList: true });
}

/** Presses anew what was pressed before the page could answer (`start.early`). */
export function answerEarlyPresses(): void {
  // React answers no press while it is still at work on this one.
  setTimeout(() => {
    const early = window.kajoEarly;
    delete window.kajoEarly;
    early?.stop();
    if (!early?.pressed.length) return;
    // React takes over a part of the page at the first event in it. A press has changed its control by then, and React,
    // which sees no change, takes it back; so the page's part has another event before.
    document.querySelector('main h1')?.dispatchEvent(new Event('mouseup', { bubbles: true }));
    for (const control of early.pressed) {
      // The browser has chosen it, the portal has not heard of it.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }
  });
}

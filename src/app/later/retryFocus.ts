/** In milliseconds: no call takes longer. */
const PATIENCE = 40_000;

const retries = () => [...document.querySelectorAll<HTMLElement>('[role="alert"] button')];

/** Nobody has led it elsewhere: the page has it, or what has it for want of another place. */
const isFocusFree = () => document.activeElement?.matches('body, [tabindex="-1"]') ?? true;

/**
 * Has the button that comes in the place of the pressed one take the focus, unless the person has led that elsewhere meanwhile,
 * or has gone to another page, whose heading has it (`routes.focus`).
 *
 * @returns ends that
 */
function awaitAnew(pressed: HTMLElement): () => void {
  const { pathname } = location;
  const others = new Set(retries());
  const { textContent: words } = pressed;
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) return end();
    const anew = pressed.isConnected ? undefined : retries().find((one) => !others.has(one));
    if (anew?.textContent !== words) return;
    end();
    if (isFocusFree()) anew.focus({ preventScroll: true });
  });
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

/** What fails again after another try has the focus on its button, which had gone with the press (`failure.focus`). */
export function keepFocusAtRetries(): void {
  let end = () => {};
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[role="alert"] button') : null;
      if (!button) return;
      // One thing is waited for: what was pressed last.
      end();
      end = awaitAnew(button);
    },
    { capture: true },
  );
}

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/testing.tsx';
import { keepFocusAtRetries } from './retryFocus.ts';

keepFocusAtRetries();

/** Two tiles that have failed; the first is tried again, which takes its failure away until it comes anew. */
function Tiles() {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = () => {
    setIsTrying(true);
    document.querySelector('h1')?.focus();
    setTimeout(() => setIsTrying(false), 100);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Hei Aino</h1>
      {!isTrying && (
        <div role="alert">
          <button type="button" onClick={tryAgain}>
            Yritä uudelleen
          </button>
          Laskut
        </div>
      )}
      <div role="alert">
        <button type="button">Yritä uudelleen</button>
        Kulutus
      </div>
      <a href="#elsewhere">Muualle</a>
    </main>
  );
}

const retry = () => page.getByRole('button').first();

test('what fails again has the focus on its own button again, and Enter tries once more (failure.focus)', async () => {
  await show(<Tiles />);
  retry().element().focus();
  for (const _ of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading')).toHaveFocus();
    await expect.element(retry()).toHaveFocus();
  }
});

test('whoever has gone elsewhere meanwhile stays there (failure.focus)', async () => {
  await show(<Tiles />);
  await retry().click();
  page.getByRole('link').element().focus();
  await expect.element(retry()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('on another page its heading keeps the focus, whatever fails there (failure.focus)', async () => {
  const { href } = location;
  await show(<Tiles />);
  await retry().click();
  history.replaceState(null, '', '/elsewhere');
  await expect.element(retry()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 150));
  await expect.element(page.getByRole('heading')).toHaveFocus();
  history.replaceState(null, '', href);
});

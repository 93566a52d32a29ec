import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { SiteSelector } from './SiteSelector.tsx';

test('it tells which site the page is about, and asks for the dialog', async () => {
  const onOpen = vi.fn();
  await show(
    <SiteSelector
      label="Käyttöpaikka"
      address="Koivukuja 4 B, Tampere"
      name="Käyttöpaikka: Koivukuja 4 B, Tampere"
      onOpen={onOpen}
    />,
  );
  const button = page.getByRole('button', { name: 'Käyttöpaikka: Koivukuja 4 B, Tampere' });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.click();
  expect(onOpen).toHaveBeenCalledOnce();
});

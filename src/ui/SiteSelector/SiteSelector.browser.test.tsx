import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { SiteSelector, type Site } from './SiteSelector.tsx';

const onChoose = vi.fn();
const onOpenChooser = vi.fn();
const sitesUpTo = (count: number): Site[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), label: `Koivukuja ${index}` }));

const showWith = (count: number) =>
  show(
    <SiteSelector
      label="Käyttöpaikka"
      listLabel="Käyttöpaikat"
      sites={sitesUpTo(count)}
      currentId="1"
      onChoose={onChoose}
      onOpenChooser={onOpenChooser}
    />,
  );

const button = page.getByRole('button', { name: 'Käyttöpaikka Koivukuja 1' });

beforeEach(() => {
  vi.clearAllMocks();
});

test('three sites are chosen from a list below the button', async () => {
  await showWith(3);
  await button.click();
  await page.getByRole('group', { name: 'Käyttöpaikat' }).getByRole('button', { name: 'Koivukuja 2' }).click();
  expect(onChoose.mock.calls).toEqual([['2']]);
  expect(onOpenChooser).not.toHaveBeenCalled();
});

test('above three it asks for the dialog', async () => {
  await showWith(4);
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.click();
  expect(onOpenChooser).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});

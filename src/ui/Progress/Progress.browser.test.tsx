import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Progress } from './Progress.tsx';

const onOpen = vi.fn();
const progress = (
  <Progress
    label="Vaiheet"
    doneLabel="valmis"
    current={2}
    steps={[
      { label: 'Tuote', href: '#product' },
      { label: 'Tiedot', onOpen },
      { label: 'Suostumukset', href: '#consents' },
      { label: 'Yhteenveto', href: '#review' },
    ]}
  />
);

test('says where the person is; only what is done can be opened', async () => {
  await show(progress);
  await expect.element(page.getByRole('list', { name: 'Vaiheet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Tuote \(valmis\)/ })).toHaveAttribute('href', '#product');
  await page.getByRole('button', { name: /Tiedot \(valmis\)/ }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  const now = page.getByRole('listitem').filter({ hasText: 'Suostumukset' });
  await expect.element(now).toHaveAttribute('aria-current', 'step');
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

test('on a narrow screen the words of the other steps are still read', async () => {
  await page.viewport(320, 640);
  await show(progress);
  const names = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  const link = page.getByRole('link', { name: /Tuote \(valmis\)/ });
  await expect.element(link).toBeInTheDocument();
  await page.viewport(1024, 768);
  expect(names).toEqual(['1. Tuote (valmis)', '2. Tiedot (valmis)', '3. Suostumukset', '4. Yhteenveto']);
});

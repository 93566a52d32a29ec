import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { BillAside } from './BillAside.tsx';

const bill = (
  <BillAside
    title="Kajo Kiinteä 24 kk"
    total="7,49 c/kWh"
    lines={[{ label: 'Perusmaksu', value: '4,95 €/kk' }]}
    note="Sis. alv 25,5 %."
  />
);

test('tells its changes, a line with its label', async () => {
  await show(bill);
  await expect.element(page.getByRole('region', { name: 'Kajo Kiinteä 24 kk' })).toHaveAttribute('aria-live', 'polite');
  expect(page.getByText('4,95 €/kk').element().closest('[aria-atomic="true"]')?.textContent).toBe(
    'Perusmaksu4,95 €/kk',
  );
});

test('on a narrow screen it is one line', async () => {
  await page.viewport(390, 800);
  await show(bill);
  await expect.element(page.getByText('7,49 c/kWh')).toBeVisible();
  await expect.element(page.getByText('Perusmaksu')).not.toBeVisible();
  const { height } = page.getByRole('region').element().getBoundingClientRect();
  await page.viewport(1024, 768);
  expect(height).toBeLessThan(80);
});

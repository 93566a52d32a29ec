import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Disclosure } from './Disclosure.tsx';

test('is closed until it is asked for, by the keyboard as well', async () => {
  await show(<Disclosure label="Päättyneet, 3">Kajo Kiinteä</Disclosure>);
  await expect.element(page.getByText('Kajo Kiinteä')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Kajo Kiinteä')).toBeVisible();
  await page.getByText('Päättyneet, 3').click();
  await expect.element(page.getByText('Kajo Kiinteä')).not.toBeVisible();
});

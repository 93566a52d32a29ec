import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Notice } from './Notice.tsx';

test('is a status; an alert only where it answers; nothing where it has stood from the first', async () => {
  await show(
    <>
      <Notice tone="info">Tieto</Notice>
      <Notice tone="critical" role="alert">
        Vastaus
      </Notice>
      <Notice tone="warning" role="none">
        Pysyvä
      </Notice>
    </>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Tieto');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vastaus');
  expect(page.getByText('Pysyvä').element().closest('[role]')).toBeNull();
});

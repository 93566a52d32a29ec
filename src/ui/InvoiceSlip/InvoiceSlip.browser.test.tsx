import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { InvoiceSlip } from './InvoiceSlip.tsx';

test('amount and due date are read as one sentence, and once', async () => {
  await show(
    <InvoiceSlip
      title="Tammikuun lasku"
      status="Avoin"
      amount="128,47"
      unit="€"
      due={{ label: 'Eräpäivä', date: '24.2.2026' }}
      sentence="Maksettavaa 128,47 €, eräpäivä 24.2.2026."
      parts={[{ label: 'Sähkö', sum: '86,12 €' }]}
    />,
  );
  const slip = page.getByRole('region', { name: 'Tammikuun lasku' });
  await expect
    .element(slip.getByRole('paragraph'))
    .toMatchAriaInlineSnapshot('- paragraph: Maksettavaa 128,47 €, eräpäivä 24.2.2026.');
});

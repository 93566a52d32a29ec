import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Waterfall } from './Waterfall.tsx';

const waterfall = (
  <Waterfall
    texts={{ caption: 'Muutos', raised: 'Kasvatti', lowered: 'Pienensi', tick: (euros) => `Tikku on ${euros} €.` }}
    start={{ label: 'Marraskuu', cents: 10_000, amount: '100,00 €' }}
    changes={[{ label: 'Sää', cents: 1820, amount: '+18,20 €' }]}
    end={{ label: 'Joulukuu', cents: 11_820, amount: '118,20 €' }}
  />
);

test('reads as a table of words and sums; the drawing is not read', async () => {
  await show(waterfall);
  await expect.element(page.getByRole('table', { name: 'Muutos' })).toMatchAriaInlineSnapshot(`
    - table "Muutos":
      - caption: Muutos
      - rowgroup:
        - row "Marraskuu 100,00 €":
          - rowheader "Marraskuu"
          - cell "100,00 €"
        - row "Sää +18,20 €":
          - rowheader "Sää"
          - cell "+18,20 €"
        - row "Joulukuu 118,20 €":
          - rowheader "Joulukuu"
          - cell "118,20 €"
  `);
});

test('a tick is a euro where there is room, and two where there is not', async () => {
  await show(waterfall);
  await expect.element(page.getByText('Tikku on 1 €.')).toBeVisible();
  await expect.element(page.getByText('Tikku on 2 €.')).not.toBeVisible();
  await page.viewport(390, 800);
  await expect.element(page.getByText('Tikku on 2 €.')).toBeVisible();
  await expect.element(page.getByText('Tikku on 1 €.')).not.toBeVisible();
  await page.viewport(1024, 768);
});

import type { Page } from '@playwright/test';
import { layoutFaults } from '../support/layoutFaults.ts';
import { expect, test } from './fixtures.ts';

const found = async (page: Page, body: string): Promise<string[]> => {
  await page.setContent(`<!doctype html><style>body { margin: 0; font: 16px/1.5 monospace }</style>${body}`);
  return layoutFaults(page, [320, 360, 400]);
};

/* What finds faults of layout must find them: each is planted here (layout.widths). */
for (const [what, body, fault] of [
  [
    'a word that is broken in the middle',
    '<p style="width: 9em; max-width: 90vw; overflow-wrap: anywhere">Kaukolämpölaskutusjakso</p>',
    'broken in the middle: Kaukolämpölaskutusjakso, at 320–400 px',
  ],
  [
    'a text that is cut',
    '<p style="width: 300px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Yksi rivi, joka on liian pitkä paikkaansa</p>',
    'cut: Yksi rivi, joka on liian pitkä paikkaansa, at 320–400 px',
  ],
  [
    'a value that its field cuts',
    '<input aria-label="Osoite" value="Kansainvälisentieteenkatu 12" style="width: 80px">',
    'cut: Kansainvälisentieteenkatu 12, at 320–400 px',
  ],
  [
    'what a list has chosen and has no room for',
    '<select aria-label="Aihe" style="width: 80px"><option>Sähkösopimuksen irtisanominen</option></select>',
    'cut: Sähkösopimuksen irtisanominen, at 320–400 px',
  ],
  [
    'a text out of its box',
    '<p style="width: 200px; height: 24px; background: #eee">Tämä ei mahdu kahdelle riville</p>',
    'out of its box: Tämä ei mahdu kahdelle riville, at 320–400 px',
  ],
  [
    'texts over one another',
    '<p style="margin: 0">Alla</p><p style="margin: -20px 0 0">Päällä</p>',
    'over one another: Alla | Päällä, at 320–400 px',
  ],
  [
    'a button over a text',
    '<p style="margin: 0">Teksti</p><button style="display: block; margin-top: -24px">Paina</button>',
    'over one another: Teksti | Paina, at 320–400 px',
  ],
  [
    'a page that is wider than the window',
    '<div style="width: 350px; height: 10px"></div>',
    'the page is 30 px wider than the window, at 320 px',
  ],
] as const) {
  test(`finds ${what} (layout.widths) @left-out`, async ({ page }) => {
    expect(await found(page, body)).toContain(fault);
  });
}

test('finds nothing where words break as they may, and where what lies over the rest is meant to (layout.widths) @left-out', async ({
  page,
}) => {
  const body = `
    <p style="width: 9em; overflow-wrap: anywhere">Kaukolämpö\u00ADlaskutus\u00ADjakso, E-lasku ja 12 kk</p>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Piilossa oleva</span>
    <p style="margin: 0">Sivu</p><div style="position: absolute; z-index: 1; margin-top: -24px; background: #fff">Valikko</div>`;
  expect(await found(page, body)).toEqual([]);
});

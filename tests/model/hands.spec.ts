import { expect, test, type Page } from '@playwright/test';
import type { Action, Part, Sight } from '../../machines/flowModel.ts';
import { model } from '../../machines/sign-out/signOut.model.ts';
import { act } from './runner/hands.ts';
import { canUse, look } from './runner/look.ts';
import { Network } from './runner/network.ts';

/*
 * What models say of forms, on a page of the tests' own. The words are such that the catalogues have them.
 */
const form = `<main>
  <h1>Sopimukset</h1>
  <div role="group" aria-label="Tietosuoja">
    <label><input type="checkbox" name="check">Kirjaudu ulos</label>
    <label><input type="checkbox" role="switch" name="switch">Pysy kirjautuneena</label>
    <label><input type="radio" name="radio" value="one">Etusivulle</label>
    <label><input type="radio" name="radio" value="two">Sopimukset</label>
    <label>Yritä uudelleen<input name="text" value="a"></label>
    <label>Soita asiakaspalveluun<input type="number" name="number"></label>
    <label>Sisällöt<select name="select"><option>Etusivulle</option><option>Sopimukset</option></select></label>
    <label>Lataustunnus<input name="fixed" readonly value="f"></label>
    <label>Tietosuoja<input name="fixedToo" aria-readonly="true" value="f"></label>
    <input type="file" id="file" hidden><button onclick="file.click()">Lataa sisällöt</button>
    <button disabled>Kirjaudu ulos</button>
  </div>
  <p role="alert">Tietoja ei löytynyt.</p>
</main>`;

const part = (role: Part['role'], name: string): Part => ({ role, name });
const check = part('checkbox', 'Kirjaudu ulos');
const toggle = part('switch', 'Pysy kirjautuneena');
const [one, two] = [part('radio', 'Etusivulle'), part('radio', 'Sopimukset')];
const text = part('textbox', 'Yritä uudelleen');
const number = part('spinbutton', 'Soita asiakaspalveluun');
const select = part('combobox', 'Sisällöt');
const [fixed, fixedToo] = [part('textbox', 'Lataustunnus'), part('textbox', 'Tietosuoja')];
const upload = part('button', 'Lataa sisällöt');

async function open(page: Page): Promise<(action: Action) => Promise<void>> {
  await page.setContent(form);
  const network = await Network.between(page, { calls: {} });
  const surroundings = { page, context: page.context(), url: '', network, language: 'fi', isTwice: false } as const;
  return (action) => act(surroundings, action);
}

const see = (page: Page, sight: Omit<Sight<unknown>, 'in'>) =>
  look(page, { ...model, sees: [] }, { in: '', heading: 'Sopimukset', ...sight }, 'fi');

test('a person fills a form in with all that a model may say (model.forms)', async ({ page }) => {
  const does = await open(page);
  for (const action of [
    { check },
    { check: toggle },
    { choose: two },
    { type: text, text: 'b' },
    { fill: number, text: '7' },
    { select, option: 'Sopimukset' },
    { upload, file: { name: 'lasku.pdf', mimeType: 'application/pdf', content: 'x' } },
  ] satisfies Action[])
    await does(action);
  await see(page, {
    holds: [
      { part: check, isChecked: true },
      { part: toggle, isChecked: true },
      { part: one, isChecked: false },
      { part: two, isChecked: true },
      { part: text, text: 'ab' },
      { part: number, text: '7' },
      { part: select, option: 'Sopimukset' },
    ],
    shows: [part('group', 'Tietosuoja'), part('alert', 'Tietoja ei löytynyt.')],
  });
  expect(await page.locator('#file').evaluate((file) => (file as HTMLInputElement).files?.[0]?.name)).toBe('lasku.pdf');
  await does({ uncheck: check });
  await does({ clear: text });
  await see(page, {
    holds: [
      { part: check, isChecked: false },
      { part: text, text: '' },
    ],
  });
});

test('what is read-only counts as off, as what is disabled does (model.forms)', async ({ page }) => {
  await open(page);
  await see(page, { can: [text, number, select, one], cannot: [fixed, fixedToo, part('button', 'Kirjaudu ulos')] });
  for (const off of [fixed, fixedToo]) expect(await canUse(page, off, 'fi')).toBe(false);
  expect(await canUse(page, text, 'fi')).toBe(true);
});

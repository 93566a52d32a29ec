import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { Header } from './Header.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';

const header = (
  <>
    <Header
      logo={<a href="#logo">Oma Kajo</a>}
      languages={<span>FI</span>}
      navigation={
        <HeaderNavigation label="Päävalikko" items={[{ href: '#home', label: 'Etusivu', isCurrent: true }]} />
      }
      menu={<a href="#in-menu">Sopimukset</a>}
      menuLabel="Valikko"
    />
    <a href="#next">Seuraava</a>
  </>
);
const toggle = page.getByRole('button', { name: 'Valikko' });
const inMenu = page.getByRole('link', { name: 'Sopimukset' });

afterEach(() => page.viewport(1024, 768));

test('on a wide screen the links stand in the head, the open page marked', async () => {
  await page.viewport(1280, 768);
  await show(header);
  await expect.element(page.getByRole('link', { name: 'Etusivu' })).toHaveAttribute('aria-current', 'page');
  expect(toggle.elements()).toEqual([]);
});

test('on a narrow screen a button opens the menu, and Escape closes it and gives the focus back', async () => {
  await page.viewport(390, 768);
  await show(header);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(toggle).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(inMenu).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  expect(inMenu.elements()).toEqual([]);
});

test('the menu closes when a link in it is followed, and when the focus goes on', async () => {
  await page.viewport(390, 768);
  await show(header);
  await toggle.click();
  await inMenu.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Seuraava' })).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

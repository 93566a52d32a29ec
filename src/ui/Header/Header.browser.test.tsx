import { House } from 'lucide';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { isOverPage } from '../backCloses.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { UserMenuItems } from '../UserMenu/UserMenuItems.tsx';
import { Header } from './Header.tsx';
import { NarrowMenu } from '../NarrowMenu/NarrowMenu.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { HeaderSignIn } from './HeaderSignIn.tsx';

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
const toggle = page.getByRole('button', { name: 'Valikko', exact: true });
const inMenu = page.getByRole('link', { name: 'Sopimukset' });

afterEach(() => {
  document.documentElement.style.fontSize = '';
  return page.viewport(1024, 768);
});

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

test('a menu that a wider window hides is closed: Back has nothing to close any more (overlay.hidden)', async () => {
  const { state } = history;
  await page.viewport(390, 768);
  await show(header);
  await toggle.click();
  await expect.poll(() => isOverPage()).toBe(true);
  await page.viewport(1280, 768);
  await expect.poll(() => history.state).toEqual(state);
  await page.viewport(390, 768);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Forward opens the menu that Back has closed (overlay.forward)', async () => {
  await page.viewport(390, 768);
  await show(header);
  await toggle.click();
  history.back();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  history.forward();
  await expect.element(inMenu).toBeVisible();
  history.back();
  await expect.element(inMenu).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
});

function HeaderWithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const setOpenSoon = () => setTimeout(() => setIsOpen(true));
  return (
    <>
      <Header
        logo={<a href="#logo">Oma Kajo</a>}
        languages={null}
        menu={
          <UserMenuItems
            customers={{
              label: 'Kenen asioita hoidat?',
              options: [],
              currentId: '1',
              onChoose: () => {},
              all: { label: 'Valitse edustettava', onOpen: setOpenSoon },
            }}
            signOut={{ href: '#out', label: 'Kirjaudu ulos' }}
          />
        }
        menuLabel="Valikko"
      />
      {isOpen && <Dialog heading="Kenen asioita hoidat?" closeLabel="Sulje" onClose={() => setIsOpen(false)} />}
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => page.getByRole('button', { name: 'Sulje' }).click()],
  ['Back', async () => history.back()],
])(
  'a dialog that the menu has opened gives the focus to the menu’s button when it is closed by %s (representation.dialog)',
  async (_, close) => {
    await page.viewport(390, 768);
    await show(<HeaderWithDialog />);
    await toggle.click();
    const opener = page.getByRole('button', { name: 'Valitse edustettava' });
    await expect.element(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => isOverPage()).toBe(true);
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  },
);

const languages = <button type="button">Suomeksi</button>;
const account = (
  <UserMenu label="Käyttäjävalikko" name="Aino Mäkelä">
    <a href="#out">Kirjaudu ulos</a>
  </UserMenu>
);
const person = { name: 'Aino Mäkelä' };
const label = 'Päävalikko';

/** How often each can be found while the menu is open, if there is one. */
const found = async (hasNavigation: boolean) => {
  const item = { href: '#home', label: 'Etusivu', isCurrent: true };
  const navigation = hasNavigation ? { label, items: [{ ...item, icon: House }] } : undefined;
  await show(
    <Header
      logo={<a href="#logo">Oma Kajo</a>}
      languages={languages}
      navigation={hasNavigation && <HeaderNavigation label={label} items={[item]} />}
      account={account}
      menu={<NarrowMenu {...{ navigation, person, languages }} account={<a href="#out">Kirjaudu ulos</a>} />}
      menuLabel="Valikko"
    />,
  );
  if (toggle.elements().length > 0) await toggle.click();
  const seen = (element: Element) => element.checkVisibility();
  return [
    page.getByRole('link', { name: 'Etusivu' }).elements().length,
    page.getByRole('button', { name: 'Suomeksi' }).elements().length,
    page.getByText('Aino Mäkelä').elements().filter(seen).length,
    toggle.elements().length,
  ];
};

test.each([
  [390, true, [1, 1, 1, 1]],
  [390, false, [0, 1, 1, 1]],
  [800, true, [1, 1, 1, 1]],
  [800, false, [0, 1, 1, 0]],
  [1280, true, [1, 1, 1, 0]],
  [1280, false, [0, 1, 1, 0]],
])(
  'at %i px pages (%s), languages and account each stand in one place (menu.narrow)',
  async (width, hasNavigation, counts) => {
    await page.viewport(width, 768);
    expect(await found(hasNavigation)).toEqual(counts);
  },
);

test('the way in keeps its mark where large text leaves no room for the words', async () => {
  await page.viewport(390, 768);
  document.documentElement.style.fontSize = '32px';
  await show(
    <Header
      logo={<a href="#logo">Oma Kajo</a>}
      languages={<span>FI</span>}
      account={<HeaderSignIn href="#in">Kirjaudu</HeaderSignIn>}
      menuLabel="Valikko"
    />,
  );
  const signIn = page.getByRole('link', { name: 'Kirjaudu' });
  await expect.element(signIn).toBeVisible();
  expect(signIn.element().querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(0);
});

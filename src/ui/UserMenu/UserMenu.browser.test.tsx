import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { UserMenu } from './UserMenu.tsx';
import { UserMenuItems } from './UserMenuItems.tsx';
import { Bell } from 'lucide';

const menu = (
  <>
    <UserMenu label="Käyttäjävalikko" name="Aino Mäkelä">
      <UserMenuItems
        items={[{ href: '#permissions', label: 'Markkinointiluvat', icon: Bell }]}
        signOut={{ href: '#out', label: 'Kirjaudu ulos' }}
      />
    </UserMenu>
    <a href="#next">Seuraava</a>
  </>
);
const button = page.getByRole('button', { name: /Aino Mäkelä/ });
const permissions = page.getByRole('link', { name: 'Markkinointiluvat' });
const signOut = page.getByRole('link', { name: 'Kirjaudu ulos' });

test('opens by Enter, and the arrow keys, Home and End go through what it holds', async () => {
  await show(menu);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(permissions).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(signOut).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(permissions).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(signOut).toHaveFocus();
  await expectAccessible();
});

test('closes by Escape, which gives the focus back', async () => {
  await show(menu);
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('closes when the focus leaves it', async () => {
  await show(menu);
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Seuraava' })).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

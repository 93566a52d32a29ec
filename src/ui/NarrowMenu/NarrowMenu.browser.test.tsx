import { MessageSquare, FileText } from 'lucide';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { UserMenuItems } from '../UserMenu/UserMenuItems.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';

test('the line before signing out is as long as those between the pages (menu.narrow)', async () => {
  await show(
    <NarrowMenu
      navigation={{
        label: 'Päävalikko',
        items: [{ href: '#a', label: 'Sopimukset', icon: FileText, isCurrent: false }],
      }}
      person={{ name: 'Aino Mäkelä' }}
      account={
        <UserMenuItems
          items={[{ href: '#b', label: 'Anna palautetta', icon: MessageSquare }]}
          signOut={{ href: '#c', label: 'Kirjaudu ulos' }}
        />
      }
      languages={null}
    />,
  );
  const signOut = page.getByRole('link', { name: 'Kirjaudu ulos' }).element();
  const line = parseFloat(getComputedStyle(signOut.parentElement ?? signOut, '::before').width);
  const { width } = page.getByRole('link', { name: 'Sopimukset' }).element().getBoundingClientRect();
  expect(line).toBeCloseTo(width, 1);
});

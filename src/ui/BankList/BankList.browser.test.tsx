import { Landmark } from 'lucide';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing.tsx';
import { BankList } from './BankList.tsx';

test('a bank is its mark and its name, and looks like nothing to press (signIn.banner)', async () => {
  await show(<BankList label="Tavat, joilla voit tunnistautua" banks={[{ id: 'op', name: 'OP', logo: Landmark }]} />);
  const item = page.getByRole('listitem').element();
  const { borderTopWidth, backgroundColor, boxShadow, cursor } = getComputedStyle(item);
  expect({ borderTopWidth, backgroundColor, boxShadow, cursor }).toEqual({
    borderTopWidth: '0px',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    boxShadow: 'none',
    cursor: 'auto',
  });
  expect([item.textContent, item.querySelectorAll('svg[aria-hidden]').length]).toEqual(['OP', 1]);
});

import { expect, test } from 'vitest';
import { signInLink, wayBack } from './signIn.links.ts';

test('strong authentication at a bank, in the language in use (signIn.banks)', () => {
  expect(signInLink({ locale: 'sv', location: '/contracts?a=1&b=2', isStrong: true, bank: 'op' })).toBe(
    '/login?lang=sv&tupas=true&bank=op&location=%2Fcontracts%3Fa%3D1%26b%3D2',
  );
});

test('strong authentication with the bank still to be chosen', () => {
  expect(signInLink({ locale: 'en', location: '/auth', isStrong: true, bank: null })).toBe(
    '/login?lang=en&tupas=true&location=%2Fauth',
  );
});

test("the retailer's own account asks for no bank (signIn.banks)", () => {
  expect(signInLink({ locale: 'fi', location: '/auth', isStrong: false, bank: null })).toBe(
    '/login?lang=fi&location=%2Fauth',
  );
});

test('whose session has ended in the tab proves anew who they are (signIn.anew)', () => {
  const again = signInLink({ locale: 'fi', location: '/feedback', isStrong: true, bank: null, isAnew: true });
  expect(again).toBe('/login?lang=fi&tupas=true&prompt=login&location=%2Ffeedback');
});

test.each([
  ['/', '', '', '/auth'],
  ['/', '?error=x', '', '/auth'],
  ['/', '?embed=true&error=x', 'main', '/auth?embed=true'],
  ['/auth/error/generic', '?app=true&error=expired', '', '/auth?app=true'],
  ['/contracts', '', '', '/contracts'],
  ['/contracts/Kesä mökki', '?nimi=%C3%A4', 'lisät', '/contracts/Kes%C3%A4%20m%C3%B6kki?nimi=%C3%A4#lis%C3%A4t'],
  ['/contracts/K1', '?view=a', '', '/contracts/K1?view=a'],
  ['/contracts/K1', '?embed=true', 'addons', '/contracts/K1?embed=true#addons'],
])('the way back of %s%s, at the place %j, is %s (signIn.back, signIn.wayBack)', (pathname, searchStr, hash, back) => {
  expect(wayBack({ pathname, searchStr, hash })).toBe(back);
});

test('of a page whose address is too long what fits is gone back to (signIn.wayBack)', () => {
  const searchStr = `?embed=true&utm=${'x'.repeat(15_000)}`;
  const location = wayBack({ pathname: '/contracts', searchStr, hash: 'addons' });
  expect(location).toBe('/contracts?embed=true#addons');
});

import { expect, test } from 'vitest';
import { brands } from './brand.ts';

test.each(Object.values(brands))(
  '$id: each way to be identified has a logo and a name, the mobile certificate among them (signIn.banks)',
  ({ banks }) => {
    const lacking = banks.filter(({ name, logo }) => logo.length === 0 || Object.values(name).some((text) => !text));
    expect(lacking).toEqual([]);
    expect(new Set(banks.map(({ id }) => id)).size).toBe(12);
    expect(banks.at(-1)?.id).toBe('mobiilivarmenne');
  },
);

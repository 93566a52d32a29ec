import { expect, test } from 'vitest';
import { brands } from './brand.ts';

test.each(Object.values(brands))(
  '$id: each way to be identified has a name in each language, the mobile certificate among them (signIn.banks)',
  ({ banks }) => {
    const lacking = banks.filter(({ name }) => Object.values(name).some((text) => !text));
    expect(lacking).toEqual([]);
    expect(new Set(banks.map(({ id }) => id)).size).toBe(12);
    expect(banks.at(-1)?.id).toBe('mobiilivarmenne');
  },
);

import type { IconNode } from 'lucide';
import { expect, test } from 'vitest';
import { logoOf } from './bankMarks.ts';

const own: IconNode = [['path', { d: 'M0 0h24' }]];

test("a bank has the brand's logo, or a mark that is no bank's own; the mobile certificate likewise (signIn.banks)", () => {
  expect([logoOf({ id: 'op', logo: own }), logoOf({ id: 'mobiilivarmenne', logo: own })]).toEqual([own, own]);
  expect(logoOf({ id: 'op' })).toBe(logoOf({ id: 'nordea' }));
  expect(logoOf({ id: 'mobiilivarmenne' })).not.toBe(logoOf({ id: 'op' }));
});

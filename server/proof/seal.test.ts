import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(new Uint8Array(32).fill(1));
const other = createSeal(new Uint8Array(32).fill(2));
const body = { formData: { person: { identityCode: '120385-9037' } } };

test('what is sealed is read with its key, for what it is part of, and by nobody else (proof.sealed)', () => {
  const sealed = seal.close(body, 'one');
  expect(sealed).not.toContain('120385');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('identityCode');
  expect(seal.open(sealed, 'one')).toEqual(body);
  expect(seal.close(body, 'one')).not.toBe(sealed);
  expect(() => seal.open(sealed, 'two')).toThrow('unable to authenticate');
  expect(() => other.open(sealed, 'one')).toThrow('unable to authenticate');
});

test.each([0, 12, 28, -1])('one bit that was changed at %i keeps it shut (proof.sealed)', (at) => {
  const bytes = Buffer.from(seal.close(body, 'one'), 'base64url');
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  expect(() => seal.open(bytes.toString('base64url'), 'one')).toThrow('unable to authenticate');
});

test('a person is known by a digest that says nothing without the key (proof.person)', () => {
  expect(seal.digestOf('120385-903y')).toBe(seal.digestOf('120385-903Y'));
  expect(seal.digestOf('120385-9037')).not.toBe(other.digestOf('120385-9037'));
  expect(seal.digestOf('120385-9037')).not.toBe(seal.digestOf('120385+9037'));
});

import { expect, test } from '../fixtures.ts';
import { declarations } from '../styles.ts';

/** Of a hundred declarations so many must be understood: what is not, must be an ornament. */
const LEAST = 97;

test('the styles are understood, and what is not is written down (engines.differences)', async ({ person }, info) => {
  const all = declarations();
  expect(all.length).toBeGreaterThan(100);
  await person.open('/');
  const unknown = await person.doesNotUnderstand(all);
  await info.attach('not understood', { body: JSON.stringify(unknown), contentType: 'application/json' });
  expect(unknown.length / all.length).toBeLessThan(1 - LEAST / 100);
});

import { expect, test } from 'vitest';
import { hiddenParts, isEmbeddedView } from './frame.ts';

test.each([
  [{}, false],
  [{ app: 'true' }, true],
  [{ embed: 'true' }, true],
  [{ app: 'false' }, false],
  [{ embed: '1' }, false],
])('the search %j asks for the embedded view: %s (frame.embedded)', (search, isEmbedded) => {
  expect(isEmbeddedView(search)).toBe(isEmbedded);
});

test('an embedded page does without captcha, navigation and contact info (frame.embedded)', () => {
  expect([...hiddenParts([], true)].sort()).toEqual(['captcha', 'contactInfo', 'navigation']);
});

test('a page does without the parts that it names, embedded or not (frame.parts)', () => {
  expect([...hiddenParts(['survey', 'border'], false)]).toEqual(['survey', 'border']);
  expect(hiddenParts(['survey'], true).has('survey')).toBe(true);
});

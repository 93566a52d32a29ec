import { expect, test } from 'vitest';
import { parseShown, withShown } from './shown.ts';

test('what is shown stands in the address: a picture, the steps of a simulation, a step of a tour (atlas.links)', () => {
  const hash = withShown('#/gate/state/route.open?view=simulation', {
    language: 'sv',
    width: '1280',
    scheme: 'dark',
    sent: 'page.opened (public)\n✓ validateToken (known)',
  });
  expect(hash).toMatch(/^#\/gate\/state\/route\.open\?view=simulation&language=sv&width=1280&scheme=dark&sent=/);
  expect(parseShown(hash)).toEqual({
    language: 'sv',
    width: '1280',
    scheme: 'dark',
    sent: 'page.opened (public)\n✓ validateToken (known)',
  });
});

test('what is empty is left out, and what is not known is none of it', () => {
  expect(withShown('#/gate?step=3', { step: '' })).toBe('#/gate');
  expect(parseShown('#/gate?view=tour&other=1')).toEqual({});
});

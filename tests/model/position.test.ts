import { expect, test } from 'vitest';
import { tryAgain } from '../../machines/words.ts';
import { loadFlows } from './runner/flows.ts';
import { toursOf } from './runner/plan.ts';
import { inWords, withPosition } from './runner/position.ts';

test('a tour that fails says where it was, what was done last and in which language, and how far it had come (model.position)', async () => {
  const [planned] = (await loadFlows()).filter(({ model }) => model.machine.id === 'signOut').flatMap(toursOf);
  if (!planned) throw new Error('there is a tour of signing out');
  const fault = withPosition(new Error('Timeout 20000ms exceeded'), planned, {
    at: 1,
    doing: '',
    last: inWords({ press: tryAgain }, 'sv'),
    states: ['signingOut'],
    took: 21_400,
  });
  const [first, ...lines] = fault.message.split('\n');
  expect(first).toBe(`${planned.title} failed at step 1 of ${planned.stops.length - 1}: signOut.confirm`);
  expect(lines).toContain('▸ signOut.confirm → signingOut');
  expect(lines).toContain('Last done: press button ”Försök igen” (sv). The machine was in signingOut, after 21 s.');
  expect(lines).toContain(`Once more, with a trace: npm run test:tours -- --trace on --grep "${planned.title}"`);
  expect(lines.at(-1)).toBe('Timeout 20000ms exceeded');
});

test('an action that uses no part is said as it stands in the model', () => {
  expect(inWords({ go: '/contracts' }, 'fi')).toBe('{"go":"/contracts"}');
});

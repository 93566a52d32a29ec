import { expect, test } from 'vitest';
import { whereItIs } from './overlay.ts';

test('the innermost states are current, those around them and the machine itself lie around', () => {
  expect(Object.fromEntries(whereItIs(['route', 'route.open', 'routeElse']))).toEqual({
    '': { mark: 'around' },
    route: { mark: 'around' },
    'route.open': { mark: 'current' },
    routeElse: { mark: 'current' },
  });
});

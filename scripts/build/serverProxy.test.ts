import { expect, test } from 'vitest';
import { serverProxy } from './serverProxy.ts';

const patterns = Object.keys(serverProxy('http://127.0.0.1:3001')).map((pattern) => new RegExp(pattern));

test.each([
  '/api/contracts/customer/40127731?size=1',
  '/api/docs/session',
  '/login?lang=fi',
  '/idp/auth',
  '/atlas',
  '/atlas/',
  '/atlas/?machine=gate',
  '/atlas/atlas.js',
  '/atlas/pictures/3f2a.png',
])('while developing, %s is the server’s', (url) => {
  expect(patterns.some((pattern) => pattern.test(url))).toBe(true);
});

test.each(['/', '/contracts', '/src/main.tsx', '/atlas/live/portal.ts', '/atlas/live/portal.ts?t=1', '/atlases'])(
  '%s is not',
  (url) => {
    expect(patterns.some((pattern) => pattern.test(url))).toBe(false);
  },
);

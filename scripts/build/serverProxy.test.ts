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

test('a path with a query of its own is the server’s with any (calls.byQuery)', () => {
  const [pattern = ''] = Object.keys(
    serverProxy('http://127.0.0.1:3001', { info: { title: '', version: '' }, paths: { '/api/order/{id}?a=1': {} } }),
  );
  expect(
    ['/api/order/7', '/api/order/7?b=2&a=1', '/api/order/7/a'].map((url) => new RegExp(pattern).test(url)),
  ).toEqual([true, true, false]);
});

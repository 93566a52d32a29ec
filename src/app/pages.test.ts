import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { pageName } from '../platform/analytics.ts';
import { isBuilt, pageAt } from '../shared/page/pages.ts';
import { gatePageAt, routeAt } from './pages.ts';
import { createPortalRouter } from './router.ts';

const router = createPortalRouter(createMemoryHistory());

describe('what a page asks of the gate', () => {
  test.each([
    ['/', 'public', null],
    ['/auth', 'signedIn', null],
    ['/contracts', 'signedIn', null],
    ['/contracts/K23014478016', 'signedIn', null],
    ['/backup', 'signedIn', null],
    ['/logout', 'public', null],
    ['/no-such-page', 'public', null],
    ['/auth/error/missing-data', 'public', 'missingData'],
    ['/auth/error/blocked', 'public', 'blocked'],
    ['/auth/error/generic', 'public', 'error'],
  ])('%s: %s, report %s', (path, access, report) => {
    expect(gatePageAt(router, path, {})).toEqual({ access, report });
  });

  test('an error in the address is reported wherever it stands (gate.failedTryAgain)', () => {
    expect(gatePageAt(router, '/auth', { error: 'expired' })).toEqual({ access: 'signedIn', report: 'error' });
    expect(gatePageAt(router, '/auth/error/blocked', { error: 'expired' }).report).toBe('blocked');
  });

  test('signing out is never behind the gate (signOut.always)', () => {
    expect(routeAt(router, '/logout').options.staticData?.isUngated).toBe(true);
    expect(routeAt(router, '/contracts').options.staticData?.isUngated).toBeUndefined();
  });
});

test.each([
  ['/contracts/K23014478016', true, '/contracts/{contractCode}'],
  ['/', true, '/'],
  ['/login', false, '/{unknown}'],
  ['/endSession', false, '/{unknown}'],
  ['/idp/interaction/x', false, '/{unknown}'],
  ['/120385-9998', false, '/{unknown}'],
])('%s is a page of the portal: %s, known as %s (analytics.mask)', (path, isOurs, name) => {
  expect([pageAt(router, path) !== undefined, pageName(routeAt(router, path).fullPath)]).toEqual([isOurs, name]);
});

test.each([
  ['/contracts', true],
  ['/contracts?status=A#top', true],
  ['/no-such-page', false],
  ['/contracts/K23014478016/no-such-page#top', false],
  ['https://kajo.example/', true],
  ['tel:+358201234500', true],
])('a link to %s may be drawn: %s (routes.onlyBuilt)', (href, isDrawn) => {
  expect(isBuilt(router, href)).toBe(isDrawn);
});

test('the page for companies stands before none of the pages that it leads to (entry.order)', () => {
  const entryAt = (path: string) => routeAt(router, path).options.staticData?.entry;
  expect(['/b2b-exit', '/disclaimer'].map(entryAt)).toEqual(['exit', 'disclaimer']);
  expect(routeAt(router, '/dashboard').options.staticData?.entry).toBe('dashboard');
});

import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { CUSTOMER, SITE } from '../shared/page/reads.ts';
import { pagesThatRead, readsOf } from './readsOfPages.ts';
import { createPortalRouter } from './router.ts';

test('a page begins with the calls of the queries that its area names, for a customer who is not known yet (start.ahead)', () => {
  const { page, header } = readsOf('/contracts');
  expect(page).toEqual([`/api/contracts/customer/${CUSTOMER}?selectedDeliverySite=${SITE}&status=A%2CM%2CO%2CS`]);
  expect(header).toEqual(['/api/auth/user-info', '/api/navigation?view=%2Fcontracts']);
  expect(readsOf('/contracts/$contractCode').page).toEqual(page);
});

test('a page that names none begins with those of its header', () => {
  expect(readsOf('/backup')).toEqual({ header: expect.arrayContaining(['/api/auth/user-info']) });
});

test('what reads is a page', () => {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  expect(Object.keys(routesByPath)).toEqual(expect.arrayContaining([...pagesThatRead]));
});

test('the navigation of a page whose path has parameters is left to the portal (navigation.view, start.ahead)', () => {
  expect(readsOf('/contracts/$contractCode').header).toEqual(['/api/auth/user-info']);
});

import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gateMachine } from '../../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../../machines/gate/validation.example.ts';
import { result } from '../../../../machines/order/model/parts.ts';
import type { OrderResult, TokenValidation } from '../../../../domain/types.ts';
import { createCalls } from '../../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { EMPLOYEE } from '../../../shared/draft/author.ts';
import { keepReceived } from '../../../shared/draft/drafts.ts';
import { openTab } from '../../../shared/draft/tab.testing.ts';
import type { Portal } from '../../../shared/portal.context.ts';
import { expectAccessible } from '../../../ui/testing.tsx';
import { ReceivedOrder } from './ReceivedOrder.tsx';
import { showRouted } from '../../../shared/portal.testing.tsx';

const name = 'order.talvi.kiintea-24';
const heading = page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' });
const notKept = page.getByText('Nimi näkyy vain heti lähetyksen jälkeen');

let told: OrderResult;
beforeEach(() => {
  told = { ...result, orderId: 'later', orderNo: '88412207' };
});

/** An employee opens the entry of a receipt, of an order that was made without a customer. */
async function open(state: { receipt?: string }) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ state: 'done', status: 201, answer: told }));
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'order', 'order-later', 'submission'].map(catalogues.need));
  const employee: TokenValidation = { ...validationExample, allowedEmployee: true, customerId: null };
  const validateToken = fromPromise<TokenValidation, undefined>(async () => employee);
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'public', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const api = createCalls({ accessToken: () => null, locale: () => 'fi', confirmToken: async () => false });
  const shown = { facts: { customerId: null }, timer: null, end: null };
  const session = { gate, api, subscribe: () => () => {}, getState: () => shown };
  const { store } = openTab();
  keepReceived(store, { name, version: 1 }, { owner: null, author: EMPLOYEE }, { key: 'k2', startedAt: Date.now() });
  const queries = { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  const portal = {
    brand: { productName: { fi: 'Oma Kajo' } },
    catalogues,
    queries,
    session,
    store,
  } as unknown as Portal;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.push('/?step=sent', state);
  const Page = () => <ReceivedOrder {...{ name }} owner={null} otherwise={<p>Uusi tilaus</p>} />;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  await showRouted(router, { i18n, portal });
}

test('the receipt of an order without a customer says that the name is not kept (order.loadedAnew)', async () => {
  await open({ receipt: 'later' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('8841\u00a02207', { exact: true })).toBeVisible();
  await expect.element(notKept).toBeVisible();
  await expectAccessible();
});

test('a company is named, and nothing is said of a name (order.loadedAnew)', async () => {
  told = { ...told, company: { name: 'Tehdas Oy', businessId: '1234567-1', customerId: null } };
  await open({ receipt: 'later' });
  await expect.element(page.getByText('Tehdas Oy')).toBeVisible();
  await expect.element(notKept).not.toBeInTheDocument();
});

test('the entry of an order before it shows no receipt of the later one (order.loadedAnew)', async () => {
  await open({ receipt: 'earlier' });
  await expect.element(page.getByText('Uusi tilaus')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

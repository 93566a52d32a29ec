import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Termination as TerminationAnswer, TokenValidation } from '../../../domain/types.ts';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { keepReceived } from '../../shared/draft/drafts.ts';
import { openTab } from '../../shared/draft/tab.testing.ts';
import type { Portal } from '../../shared/portal.context.ts';
import { expectAccessible } from '../../ui/testing.tsx';
import { Termination } from './Termination.tsx';
import { terminationDraft } from './termination.draft.ts';
import { showRouted } from '../../shared/portal.testing.tsx';

const customerId = '40127731';
const receipt: TerminationAnswer = {
  terminationNo: 'T-2026-000123',
  contractCode: 'K1001',
  kind: 'electricity',
  productName: 'Kajo Pörssi',
  place: 'Koivukuja 4 B, 33820 Tampere',
  reason: 'moving',
  lastDay: '2026-12-31',
  email: 'aino@makela.fi',
  billPlace: null,
  endingAddons: [],
  continuingAddons: [],
  receivedAt: '2026-11-21T10:00:00.000Z',
};
/** The last contract has ended meanwhile. */
const contracts = {
  customerId,
  active: [],
  starting: [],
  ending: [],
  ended: [],
  ordersUnderWay: [],
  deliverySiteCount: 0,
  maxDeliverySitesToShow: 20,
  selectedDeliverySite: null,
  isDeliverySiteNeeded: false,
  homePageQuickLinks: [],
};

/** A tab in which the customer has given notice, under the key `k1`. */
function tab(): SessionStore {
  const { store } = openTab();
  const whose = { owner: customerId, author: customerId };
  keepReceived(store, terminationDraft(''), whose, { key: 'k1', startedAt: Date.now() });
  return store;
}

async function open(address: string): Promise<string[]> {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { method, url } = input as Request;
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/writes/')) {
      asked.push(`${method} ${pathname}`);
      return Response.json({ state: 'done', status: 201, answer: receipt });
    }
    return pathname.startsWith('/api/contracts/') ? Response.json(contracts) : Response.json({}, { status: 403 });
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(
    ['shell', 'contracts', 'sites', 'form', 'form-later', 'submission', 'termination'].map(catalogues.need),
  );
  const validateToken = fromPromise<TokenValidation, undefined>(async () => ({
    ...validationExample,
    allowedEmployee: false,
    customerId,
  }));
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'public', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const state = { facts: { customerId, deliverySite: null }, timer: null, end: null };
  const api = createCalls({ accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => true });
  const session = { api, gate, arrivedAt: null, subscribe: () => () => {}, getState: () => state };
  const queries = { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  const brand = { productName: { fi: 'Oma Kajo' }, contacts: { customerService: { phone: '010 123 4567' } } };
  const portal = { brand, catalogues, queries, session, store: tab() } as unknown as Portal;
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/contract/termination',
    component: () => <Termination customerId={customerId} />,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  await showRouted(router, { i18n, portal });
  return asked;
}

test('a receipt that is opened anew is looked up by its key, also of the last contract (termination.again, draft.receipt)', async () => {
  const asked = await open('/contract/termination?contract=K1001&step=sent');
  await expect.element(page.getByText(receipt.terminationNo)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sopimus on irtisanottu' })).toBeVisible();
  expect(asked).toEqual(['GET /api/writes/k1']);
  await expectAccessible();
});

test('at any other address of the page is what there is to do now (termination.again)', async () => {
  const asked = await open('/contract/termination');
  const heading = { level: 1, name: 'Sinulla ei ole irtisanottavaa sopimusta' };
  await expect.element(page.getByRole('heading', heading)).toBeVisible();
  expect(asked).toEqual([]);
});

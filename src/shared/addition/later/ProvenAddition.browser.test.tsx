import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gateMachine } from '../../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../../machines/gate/validation.example.ts';
import { result } from '../../../../machines/order/model/parts.ts';
import type { OrderResult, TokenValidation } from '../../../../domain/types.ts';
import { createCalls } from '../../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { expectAccessible } from '../../../ui/testing.tsx';
import { keepReceived } from '../../draft/drafts.ts';
import { openTab } from '../../draft/tab.testing.ts';
import { additionDraftName } from '../addition.form.ts';
import type { Portal } from '../../portal.context.ts';
import { ProvenAddition } from './ProvenAddition.tsx';
import { showRouted } from '../../portal.testing.tsx';

const lockedPrice = {
  priceInclVat: '6.75',
  priceExclVat: '5.3785',
  vatAmount: '1.3715',
  vatPercentage: '25.5',
  pricingUnit: 'c/kWh',
  normalPriceInclVat: null,
} as const;
const addition = {
  contractCode: 'K24013090027',
  contractName: 'Tarka',
  place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
  startDate: '2027-01-01',
  takesIn: [],
  goesOn: false,
  currentLocation: '/lock-price/campaign/hintalukko',
};
const product = {
  campaignId: 'hintalukko',
  templateId: 'hintalukko',
  productName: 'Kajo Hintalukko',
  productKind: 'ValueAdded',
  customerType: 'B2C',
  isRefund: false,
  place: null,
  startDate: '2027-01-01',
  price: lockedPrice,
} as const;
const days = { from: '2027-01-01', to: '2027-01-31' };
const lock: OrderResult = {
  ...result,
  process: 'vapAddition',
  orderNo: '88412207',
  product: { ...product, addition: { ...addition, lock: days } },
};

const customerId = '40130244';
const location = '/contracts/K24013090027/lock-price/lock';

/** A tab in which something was received on a page under the key `k1`; null: nothing was. */
function tab(receivedAt: string | null) {
  const { store } = openTab();
  const kind = { name: additionDraftName(receivedAt ?? ''), version: 1 };
  const whose = { owner: customerId, author: validationExample.customerId };
  if (receivedAt !== null) keepReceived(store, kind, whose, { key: 'k1', startedAt: Date.now() });
  return store;
}

/**
 * The page at the end of an addition, with what was proven at the bank just now, or was received in the tab before; an
 * employee is not asked how it went.
 */
async function comeBack(verified: OrderResult | null, isLock = true, receivedAt: string | null = null) {
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'addition', 'addition-later', 'sale-later', 'submission', 'survey'].map(catalogues.need));
  const validateToken = fromPromise<TokenValidation, undefined>(async () => ({
    ...validationExample,
    allowedEmployee: true,
  }));
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'public', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const state = { facts: { customerId }, timer: null, end: null };
  const api = createCalls({ accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => true });
  const session = { gate, api, subscribe: () => () => {}, getState: () => state };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['verifiedOrder'], verified);
  const brand = {
    productName: { fi: 'Oma Kajo' },
    contacts: { customerService: { phone: '+358201000000', shown: '020 100 0000' } },
  };
  const portal = { brand, catalogues, queries: { client }, session, store: tab(receivedAt) } as unknown as Portal;
  const root = createRootRoute();
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <ProvenAddition {...{ isLock, location }} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/contracts', component: () => <h1>Sopimukset</h1> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await showRouted(router, { i18n, portal });
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (text: string) => page.getByText(text, { exact: true });

test('a lock that was proven is told with its price, its days and its contract (addition.sent)', async () => {
  await comeBack(lock);
  await expect.element(heading('Hinta on lukittu')).toBeVisible();
  for (const text of ['6,75\u00a0c/kWh', '01.01.–31.01.2027', `Tarka, ${addition.place}`, '8841\u00a02207'])
    await expect.element(said(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Siirry sopimukseen' }))
    .toHaveAttribute('href', '/contracts/K24013090027');
  await expectAccessible();
});

test('a lock that was proven and did not get to the retailer’s system is kept, which is told with whom to call (addition.sent)', async () => {
  await comeBack({ ...lock, importNo: null });
  await expect.element(heading('Tilaus on tallessa')).toBeVisible();
  await expect.element(page.getByText('Tilausta ei tarvitse tehdä uudelleen', { exact: false })).toBeVisible();
  for (const text of ['6,75\u00a0c/kWh', '01.01.–31.01.2027']) await expect.element(said(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Soita asiakaspalveluun' }))
    .toHaveAttribute('href', 'tel:+358201000000');
  await expect.element(page.getByRole('link', { name: 'Siirry sopimukseen' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('of a lock that is offered it is told where the offer went (addition.offer)', async () => {
  const offer = { lastDay: '2026-12-11', recipients: ['jp@posti.example', 'jp@tyo.example'] };
  await comeBack({ ...lock, isOffer: true, offer });
  await expect.element(heading('Tarjous on lähetetty')).toBeVisible();
  await expect.element(said('jp@posti.example, jp@tyo.example')).toBeVisible();
});

test('an add-on that was proven is told with its price and its first day (addition.sent)', async () => {
  const price = { ...lockedPrice, priceInclVat: '2.95', pricingUnit: 'EUR/month' } as const;
  const addon = { ...product, productName: 'Tuulisähkö', price, addition };
  await comeBack({ ...lock, product: addon }, false);
  await expect.element(heading('Kiitos, Tuulisähkö on tilattu')).toBeVisible();
  await expect.element(said('1.1.2027')).toBeVisible();
  await expect.element(said('Yritys')).not.toBeInTheDocument();
});

test('an add-on of a company names it, and its price is without VAT (order.companyTold)', async () => {
  const price = { ...lockedPrice, priceInclVat: '2.95', priceExclVat: '2.3506', pricingUnit: 'EUR/month' } as const;
  const addon = { ...product, customerType: 'B2B', price, addition } as const;
  const company = { name: 'Kiinteistö Oy Pyynikintori', businessId: '9311807-4', customerId: '70028846' };
  await comeBack({ ...lock, product: addon, company }, false);
  for (const text of ['Yritys', company.name, company.businessId, '7002\u00a08846'])
    await expect.element(said(text)).toBeVisible();
  await expect.element(page.getByText('alv 0 %', { exact: false })).toBeVisible();
});

/** What the server keeps under a key, as it is asked. */
function keeps(answer: OrderResult): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { method, url } = input as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    return Response.json({ state: 'done', status: 201, answer });
  });
  return asked;
}

test('what was received in the tab before is there again, looked up by its key (addition.sent, draft.receipt)', async () => {
  const asked = keeps(lock);
  await comeBack(null, true, location);
  await expect.element(heading('Hinta on lukittu')).toBeVisible();
  await expect.element(said('8841\u00a02207')).toBeVisible();
  expect(asked).toEqual(['GET /api/writes/k1']);
  await expectAccessible();
});

test.each([
  ['was received on another page', '/contracts/K24013090027/vap-addition/b2c', []],
  ['waited for its proof', location, ['GET /api/writes/k1']],
])('of what %s there is no receipt (addition.sent, draft.receipt)', async (_what, receivedAt, calls) => {
  const asked = keeps({ ...lock, verifier: 'c2VjcmV0' });
  await comeBack(null, true, receivedAt);
  await expect.element(heading('Sopimukset')).toBeVisible();
  expect(asked).toEqual(calls);
});

test.each([
  ['nothing was proven', null],
  ['what was proven is no lock', { ...lock, product: { ...product, addition } }],
] as const)('where %s there is no lock to thank for (addition.sent)', async (_what, verified) => {
  await comeBack(verified);
  await expect.element(heading('Sopimukset')).toBeVisible();
});

import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon, ContractPriceLock } from '../../../domain/types.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { emptyAddition } from '../../shared/addition/addition.form.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import type { Portal } from '../../shared/portal.context.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import type { LockValues, OfferedLock } from './priceLock.form.ts';
import { showRouted } from '../../shared/portal.testing.tsx';

/* A lock as it is offered, and the portal that it is drawn in. */

const text = { fi: 'Olen lukenut sopimusehdot ja hyväksyn ne.', sv: 'x', en: 'x' };
export const lock: Addon = {
  templateId: 'hintalukko',
  tariffNo: 478,
  campaignCode: 'LUKKO',
  productName: 'Kajo Hintalukko',
  vapType: 'other',
  contractValidityLabel: null,
  customerType: 'B2C',
  prices: {
    energy: {
      priceInclVat: '6.75',
      priceExclVat: '5.3785',
      vatAmount: '1.3715',
      vatPercentage: '25.5',
      pricingUnit: 'c/kWh',
      normalPriceInclVat: null,
    },
  },
  salesTexts: { web: text },
  icon: 'service',
  modalId: null,
  detachedAddon: false,
  isSmartPackage: false,
  isPopular: false,
  isIncluded: false,
  takesIn: [],
  noticePeriodDays: 0,
  personalDataTransferNeeded: false,
  partnerName: null,
  terms: [],
};
const own = [4.6, 5.1, 4.3, 3.9, 4.8, 5.1, 4.9, 5.3, 7.05, 6.4, 6.9, null];
const priceLock: ContractPriceLock = {
  isOpen: true,
  opensAt: '2026-11-30T22:00:00.000Z',
  closesAt: '2026-12-03T22:00:00.000Z',
  window: { from: '2026-12-01', to: '2026-12-03' },
  period: { from: '2027-01-01', to: '2027-01-31' },
  whyNot: null,
  margin: '0.69',
  baseFee: '4.20',
  comparison: {
    months: own.map((ownPrice, at) => ({
      month: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
      energy: 300,
      ownPrice,
    })),
    breakEven: 5.82,
    paid: 2,
    known: 11,
  },
};
export const offered: OfferedLock = {
  campaign: {
    campaignId: 'hintalukko',
    name: 'Hinnan lukitus',
    customerType: 'B2C',
    state: 'open',
    opensOn: '2025-01-01',
    closesOn: null,
  },
  today: '2026-12-02',
  startDate: '2027-01-01',
  consents: [{ id: 'terms', kind: 'contract', version: '2026-11-01', text, links: [] }],
  lock,
  priceLock,
  contract: {
    contractCode: 'K24013090027',
    contractNo: '24013090027',
    customerId: '40130244',
    productName: 'Tarka',
    place: 'Lentävänniemenkatu 21 A 14, 33410 Tampere',
    meteringPointNo: '7044027',
    meteringPointId: 'Y7044027',
  },
  contractCode: null,
  location: '/contracts/K24013090027/lock-price/lock',
};
export const orderer = {
  customer: { email: 'jp@kajo.example', mobileNumber: null, language: 'FI' },
  isStaff: false,
  isStranger: false,
  salesChannels: [],
  telephoneSalesChannels: [],
  salesPoints: [],
} as unknown as Orderer;
export const draft = {
  key: 'k1',
  values: emptyAddition,
  isSent: false,
  isRestored: false,
  save: () => {},
} as unknown as DraftInUse<LockValues>;

/** The machine here has its own, which come to nothing. */
export const onActors = () => {};

/** The machine of a lock, without what it invokes. */
export function begin(isOpen: boolean) {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const machine = priceLockMachine.provide({ actors: { submission: never as never, verification: never as never } });
  return createActor(machine, { input: { isOpen, isStranger: false, sentKey: null } }).start();
}

/** Draws it in a portal whose server takes reminders, and finds every delivery site. */
export async function draw(component: ReactNode) {
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.url.endsWith('/delivery-site/check'))
      return Response.json({ outcome: 'found', correctedAddress: null, site: null });
    asked.push([request.method, new URL(request.url).pathname, await request.clone().json()]);
    return Response.json({ email: 'jp@kajo.example', day: '2027-01-05' }, { status: 201 });
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  const areas = [
    'shell',
    'failure',
    'form',
    'form-later',
    'submission',
    'sale',
    'sale-later',
    'addition',
    'addition-later',
    'consents',
    'calendar',
    'address',
    'deliverySite',
    'priceLock',
    'priceLock-later',
  ];
  await Promise.all(areas.map(catalogues.need));
  const credentials = { accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => false };
  const api = createCalls(credentials);
  const gate = createActor(gateMachine, { input: { page: { access: 'public', report: null }, hasToken: false } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const brand = {
    id: 'main',
    companyName: { fi: 'Kajo Energia Oy', sv: 'Kajo Energia Ab', en: 'Kajo Energia Oy' },
    businessId: '1234567-1',
    address: { fi: 'Kajokatu 1, 33101 Tampere' },
    customerServiceEmail: 'asiakaspalvelu@kajo.example',
    contacts: { customerService: { phone: '+358201234500', shown: '020 1234 500' } },
  };
  const state = { facts: null, timer: null, end: null };
  const portal = {
    catalogues,
    brand,
    queries: { client: queries },
    session: { api, gate: gate.start(), subscribe: () => () => {}, getState: () => state },
  } as unknown as Portal;
  const rootRoute = createRootRoute({ component: () => component });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await showRouted(router, { i18n, portal });
  return { asked };
}

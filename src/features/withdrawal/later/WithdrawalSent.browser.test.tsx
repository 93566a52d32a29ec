import { setupI18n } from '@lingui/core';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TokenValidation, WithdrawalReceipt } from '../../../../domain/types.ts';
import { gateMachine } from '../../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../../machines/gate/validation.example.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import type { Portal } from '../../../shared/portal.context.ts';
import { WithdrawalSent } from './WithdrawalSent.tsx';
import { showRouted } from '../../../shared/portal.testing.tsx';

const receipt: WithdrawalReceipt = {
  receiptNo: '2611-3021',
  receivedAt: '2026-11-27T09:00:00.000Z',
  name: 'Aino Mäkelä',
  email: 'aino@posti.example',
  text: null,
  usedCents: null,
  goesOn: null,
  isSwitching: true,
  order: { productName: 'Kajo Kiinteä 24 kk', orderNo: '88412207', orderedOn: '2026-11-20', place: null },
};

/** The receipt of a withdrawal, with a customer open. */
async function open(who: Partial<TokenValidation>, of: WithdrawalReceipt = receipt) {
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'withdrawal', 'withdrawal-later'].map(catalogues.need));
  const validateToken = fromPromise<TokenValidation, undefined>(async () => ({ ...validationExample, ...who }));
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'public', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const state = { facts: { customerId: '40127731' }, timer: null, end: null };
  const session = { gate, api: {}, subscribe: () => () => {}, getState: () => state };
  const portal = { catalogues, queries: { client: null }, session } as unknown as Portal;
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <WithdrawalSent heading="Sopimus on peruutettu" receipt={of} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await showRouted(router, { i18n, portal });
}

test('to an employee the receipt speaks of the customer (acting.receipts)', async () => {
  await open({ allowedEmployee: true, customerId: null });
  for (const said of [/asiakkaan sähköpostissa/, /Asiakkaan ei tarvitse palauttaa/, /Jos asiakas haluaa jatkaa/])
    await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByText(/sähköpostissasi|Sinun|myyjällesi/)).not.toBeInTheDocument();
});

test.each([
  ['a customer', { allowedEmployee: false }],
  ['an employee at home', { allowedEmployee: true }],
])('to %s it speaks to them (withdrawal.sent)', async (_who, { allowedEmployee }) => {
  await open({ allowedEmployee, customerId: '40127731' });
  for (const said of [/sähköpostissasi/, /Sinun ei tarvitse palauttaa/, /myyjällesi/])
    await expect.element(page.getByText(said)).toBeVisible();
});

const customer = { allowedEmployee: false, customerId: '40127731' };

test.each([
  ['a service that has begun', 'addon', 'Palvelu päättyi. Siitä ei tule sinulle laskua.'],
  [
    'a month that is locked',
    'lock',
    'Hinnan lukitus päättyi. Lukituksen aikana käytetty sähkö laskutetaan lukittuun hintaan.',
  ],
] as const)('of %s it says that it alone has ended (withdrawal.addition)', async (_what, sold, ended) => {
  const order = receipt.order && { ...receipt.order, sold };
  await open(customer, { ...receipt, order, goesOn: 'Tarka', hasBegun: true, isSwitching: false });
  await expect.element(page.getByText(ended)).toBeVisible();
  await expect.element(page.getByText(/^Sähkösopimuksesi Tarka jatkuu ennallaan/)).toBeVisible();
  await expect.element(page.getByText(/^Peruutan tilauksen /)).toBeVisible();
  await expect.element(page.getByText(/verkkoyhtiö|Etsi toinen sopimus|raukesi/)).not.toBeInTheDocument();
});

test('what was supplied without having been asked for has ended all the same, and is not charged (withdrawal.used)', async () => {
  await open(customer, { ...receipt, hasBegun: true, isSwitching: false });
  await expect.element(page.getByText('Sopimus päättyi. Sinun ei tarvitse palauttaa mitään.')).toBeVisible();
  await expect.element(page.getByText(/raukesi|Laskutamme/)).not.toBeInTheDocument();
});

test('of a contract that has moved it says that the new home has none now, and what goes on in the old one (withdrawal.moved)', async () => {
  const moved = { place: 'Lammaskalliontie 3', ended: ['Kajo Pientuotanto'] };
  await open(customer, { ...receipt, goesOn: 'Kajo Pörssi', isSwitching: false, moved });
  for (const said of [
    /^Osoitteessa Lammaskalliontie 3 ei ole peruutuksen jälkeen sopimusta/,
    /^Kajo Pörssi jatkuu ennallaan vanhassa kodissa/,
    'Muuton takia päättyy silti: Kajo Pientuotanto.',
    'Etsi toinen sopimus',
  ])
    await expect.element(page.getByText(said)).toBeVisible();
});

test('of a contract that was taken over it says what becomes of it and of the present holder’s (withdrawal.takeover)', async () => {
  await open(customer, { ...receipt, order: null, text: 'Sopimus 26000000017', isTakeover: true });
  for (const said of [
    /^Asiakaspalvelumme etsii tilauksesi/,
    /^Se ei siirry sinulle: nykyisen haltijan sopimus jatkuu/,
    /^Se päättyy eikä palaa edelliselle haltijalle\. Tarvitset heti toisen sopimuksen/,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
});

test('the services that have gone with the contract are on the receipt (withdrawal.sent)', async () => {
  const order = receipt.order && { ...receipt.order, services: ['Tuulisähkö'] };
  await open(customer, { ...receipt, order });
  await expect.element(page.getByText('Lisäpalvelut')).toBeVisible();
  await expect.element(page.getByText('Tuulisähkö')).toBeVisible();
});

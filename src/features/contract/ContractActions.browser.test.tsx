import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { Contract } from '../../../domain/types.ts';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { serverNow } from '../../platform/clock.ts';
import { PortalProvider, type Portal } from '../../shared/portal.context.ts';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { ContractActions } from './ContractActions.tsx';

vi.mock('../../platform/clock.ts', { spy: true });

type Delivery = Contract['deliveryDetails'][number];
const delivery = (tariffNo: number, tariffFromDate: string, tariffToDate: string | null = null): Delivery => ({
  tariffNo,
  tariffFromDate,
  tariffToDate,
});
const tarka = {
  contractCode: 'K1',
  contractTypeNo: 0,
  contractGroupNo: 2,
  status: 'A',
  startDate: '2024-03-01',
  endDate: null,
  meteringPoint: { meteringPointNo: '7044027' },
} as unknown as Contract;
/** Its price is locked for a month. */
const lockedFor = (from: string, to: string): Contract => ({
  ...tarka,
  contractCode: `K${from}`,
  deliveryDetails: [delivery(309, '2024-03-01'), delivery(478, from, to)],
});

/** Draws what can be done with each contract at an instant, which stands still, by a server whose settings have a window or none. */
async function draw(contracts: Contract[], now: string, hasWindow = true) {
  vi.mocked(serverNow).mockReturnValue(Date.parse(now));
  const settings = {
    disclaimerActiveFrom: null,
    linkPrefix: null,
    backToOrigins: [],
    imageOrigins: [],
    botCheck: { kind: 'altcha' },
    priceLock: { hasWindow },
  };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ translations: {}, settings }));
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'contract', 'priceLock'].map(catalogues.need));
  const api = createCalls({ accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => false });
  const gate = createActor(gateMachine, { input: { page: { access: 'public', report: null }, hasToken: false } });
  const state = { facts: null, timer: null, end: null };
  const session = { api, gate: gate.start(), subscribe: () => () => {}, getState: () => state };
  const queries = { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  const portal = { catalogues, queries, session } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        {contracts.map((contract) => (
          <ContractActions key={contract.contractCode} contract={contract} group="active" />
        ))}
      </PortalProvider>
    </I18nProvider>,
  );
}

afterEach(() => void vi.restoreAllMocks());

test('a contract for which nothing else is on offer says so in place of the line (change.entry)', async () => {
  const electricity = { ...tarka, deliveryDetails: [delivery(309, '2024-03-01')] };
  const production = { ...electricity, contractCode: 'K2', contractGroupNo: 16, hasNoChange: true as const };
  await draw([electricity, production], '2026-12-02T10:00:00.000Z');
  const change = page.getByRole('link', { name: 'Vaihda sopimus' });
  await expect.element(change).toHaveAttribute('href', '/contracts/K1/product-change/b2c');
  await expect.element(page.getByText('Nyt ei ole tarjolla sopimusta, johon tämän voisi vaihtaa.')).toBeVisible();
});

/** Of how many contracts the price may be locked, and of how many it is already. */
const told = () => [
  page.getByRole('link', { name: 'Lukitse kuukauden hinta' }).elements().length,
  page.getByText('Seuraavan kuukauden hinta on jo lukittu.').elements().length,
];

/**
 * Locked for the month of the window, its price may be locked for the one after: on the window's days, and before them, as it will
 * be then. Locked for the month after that already, it may be on none of its days, and from the window's end on for the next one.
 */
test.each([
  // Winter: midnight is 22.00 UTC; December 2026 begins on a Tuesday.
  ['before the first Tuesday', '2026-11-30T21:59:59.999Z', '2026-12', false],
  ['from its 00.00 on', '2026-11-30T22:00:00.000Z', '2026-12', false],
  ['until the third day’s 24.00', '2026-12-03T21:59:59.999Z', '2026-12', false],
  ['after it', '2026-12-03T22:00:00.000Z', '2026-12', true],
  // Summer: 21.00.
  ['before it in summer', '2027-07-05T20:59:59.999Z', '2027-07', false],
  ['from its 00.00 on in summer', '2027-07-05T21:00:00.000Z', '2027-07', false],
  ['until 24.00 in summer', '2027-07-08T20:59:59.999Z', '2027-07', false],
  ['after it in summer', '2027-07-08T21:00:00.000Z', '2027-07', true],
  // June 2027 begins on a Tuesday.
  ['on the last day before such a month', '2027-05-31T20:59:59.999Z', '2027-06', false],
  ['from the first of such a month', '2027-05-31T21:00:00.000Z', '2027-06', false],
  ['until the third of such a month', '2027-06-03T20:59:59.999Z', '2027-06', false],
  ['from its fourth on', '2027-06-03T21:00:00.000Z', '2027-06', true],
])('%s the page judges as the server does (priceLock.day, priceLock.entry)', async (_when, now, month, isOver) => {
  const [year = 0, no = 0] = month.split('-').map(Number);
  const lastOf = (ahead: number) => new Date(Date.UTC(year, no + ahead, 0)).toISOString().slice(0, 10);
  const firstOf = (ahead: number) => `${lastOf(ahead).slice(0, 8)}01`;
  await draw([lockedFor(firstOf(0), lastOf(0)), lockedFor(firstOf(1), lastOf(1))], now);
  await expect.poll(told).toEqual(isOver ? [2, 0] : [1, 1]);
});

test('without a window it judges by today (priceLock.oldLogic, priceLock.day)', async () => {
  await draw([lockedFor('2027-01-01', '2027-01-31')], '2026-12-10T10:00:00.000Z', false);
  await expect.poll(told).toEqual([0, 1]);
  await expectAccessible();
});

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon, ContractPriceLock } from '../../../domain/types.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { learnServerTime, serverNow } from '../../platform/clock.ts';
import { noConsents } from '../../shared/consents/noConsents.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { PortalProvider, type Portal } from '../../shared/portal.context.ts';
import { noSales } from '../../shared/sale/sold.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { ClosedLock } from './later/ClosedLock.tsx';
import { LockForm } from './LockForm.tsx';
import type { LockValues, OfferedLock } from './priceLock.form.ts';
import { useWindowEnd } from './useWindowEnd.ts';

vi.mock('../../platform/clock.ts', { spy: true });

const text = { fi: 'Olen lukenut sopimusehdot ja hyväksyn ne.', sv: 'x', en: 'x' };
const lock: Addon = {
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
const offered: OfferedLock = {
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
const orderer = {
  customer: { email: 'jp@kajo.example', mobileNumber: null, language: 'FI' },
  isStaff: false,
  isStranger: false,
  salesChannels: [],
  telephoneSalesChannels: [],
  salesPoints: [],
} as unknown as Orderer;
const draft = {
  key: 'k1',
  values: { email: '', phone: '', consents: noConsents, ...noSales },
  isSent: false,
  isRestored: false,
  save: () => {},
} as unknown as DraftInUse<LockValues>;

/** The machine here has its own, which come to nothing. */
const onActors = () => {};

function begin(isOpen: boolean) {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const machine = priceLockMachine.provide({ actors: { submission: never as never, verification: never as never } });
  return createActor(machine, { input: { isOpen, isStranger: false, sentKey: null } }).start();
}

/** Draws it in a portal whose server has a lock's reminders. */
async function draw(component: ReactNode) {
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    asked.push([request.method, new URL(request.url).pathname, await request.clone().json()]);
    return Response.json({ email: 'jp@kajo.example', day: '2027-01-05' }, { status: 201 });
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  const areas = [
    'shell',
    'failure',
    'form',
    'submission',
    'sale',
    'sale-later',
    'addition',
    'addition-later',
    'consents',
    'calendar',
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
  const portal = {
    catalogues,
    brand,
    queries: { client: queries },
    session: { api, gate: gate.start() },
  } as unknown as Portal;
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>{component}</PortalProvider>
    </I18nProvider>,
  );
  return { asked };
}

afterEach(() => {
  learnServerTime(new Date().toISOString());
  vi.restoreAllMocks();
});

test('the price, how it compares and what it changes stand before one button, without a box (priceLock.page, priceLock.form)', async () => {
  const onSubmit = vi.fn();
  await draw(
    <LockForm actor={begin(true)} heading="Lukitse" {...{ offered, lock, orderer, draft, onSubmit, onActors }} />,
  );
  await expect.element(page.getByText('Lukittu hinta 01.01.–31.01.2027')).toBeVisible();
  await expect.element(page.getByText('2/11')).toBeVisible();
  await expect.element(page.getByText('Tilaamalla vahvistat:')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ email: 'jp@kajo.example' });
});

test('another address is asked for in a dialog, and has to be whole (priceLock.address)', async () => {
  const onSubmit = vi.fn();
  await draw(
    <LockForm actor={begin(true)} heading="Lukitse" {...{ offered, lock, orderer, draft, onSubmit, onActors }} />,
  );
  await page.getByRole('button', { name: 'Vaihda osoite' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Sähköpostiosoite' });
  await field.fill('toinen@kajo');
  await page.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
  await expectAccessible();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await field.fill('toinen@kajo.example');
  await page.getByRole('button', { name: 'Käytä tätä osoitetta' }).click();
  await expect.element(page.getByText('toinen@kajo.example')).toBeVisible();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[1]?.email).toBe('toinen@kajo.example');
});

test('without an address nothing can be ordered (priceLock.address)', async () => {
  const nobody = { ...orderer, customer: null };
  await draw(
    <LockForm
      actor={begin(true)}
      heading="Lukitse"
      orderer={nobody}
      {...{ offered, lock, draft, onActors }}
      onSubmit={() => {}}
    />,
  );
  await expect.element(page.getByText('Ilman niitä hintaa ei voi lukita.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' })).toBeDisabled();
});

test('an employee without a channel is told why nothing can be sent (order.salesLists)', async () => {
  const seller = { ...orderer, isStaff: true, asksSalesAgentId: false };
  await draw(
    <LockForm
      actor={begin(true)}
      heading="Lukitse"
      orderer={seller}
      {...{ offered, lock, draft, onActors }}
      onSubmit={() => {}}
    />,
  );
  await expect.element(page.getByText('Et voi vielä myydä')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Lähetä tilaus' })).toBeDisabled();
  await expectAccessible();
});

test('while it is closed the next window is told, and reminded of (priceLock.closedNotice, priceLock.remind)', async () => {
  learnServerTime('2026-12-10T10:00:00.000Z');
  const { asked } = await draw(<ClosedLock actor={begin(false)} {...{ offered, orderer }} />);
  await expect.element(page.getByRole('heading', { name: 'Hinnan lukitus avautuu 5.1.' })).toBeVisible();
  await expect.element(page.getByText('Silloin voit lukita hinnan jaksolle 01.02.–28.02.2027.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Muistuta sähköpostilla' }).click();
  await expect.element(page.getByText('Muistutamme sinua 5.1.2027 osoitteeseen jp@kajo.example.')).toBeVisible();
  expect(asked).toEqual([
    ['POST', '/api/contract/40130244/24013090027/price-lock-reminder', { email: 'jp@kajo.example' }],
  ]);
});

test('a window that closes while the page is open is said (priceLock.closing)', async () => {
  learnServerTime('2026-12-03T22:00:01.000Z');
  const actor = begin(true);
  actor.send({ type: 'window.close' });
  await draw(<ClosedLock {...{ actor, offered, orderer }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Lukitusaika päättyi, kun sivu oli auki');
  await expectAccessible();
});

test.each([
  ['2026-11-30T21:59:59.999Z', '1.12.', '01.01.–31.01.2027'],
  ['2026-12-03T22:00:00.000Z', '5.1.', '01.02.–28.02.2027'],
  // June 2027 begins on a Tuesday.
  ['2027-05-31T20:59:59.999Z', '1.6.', '01.07.–31.07.2027'],
  ['2027-07-05T20:59:59.999Z', '6.7.', '01.08.–31.08.2027'],
  ['2027-07-08T21:00:00.000Z', '3.8.', '01.09.–30.09.2027'],
])('closed at %s it says that it opens on %s (priceLock.closedNotice, priceLock.window)', async (now, day, period) => {
  vi.mocked(serverNow).mockReturnValue(Date.parse(now));
  await draw(<ClosedLock actor={begin(false)} {...{ offered, orderer }} />);
  await expect.element(page.getByRole('heading', { name: `Hinnan lukitus avautuu ${day}` })).toBeVisible();
  await expect.element(page.getByText(`Silloin voit lukita hinnan jaksolle ${period}.`)).toBeVisible();
});

const Open = ({ closesAt, onEnd }: { closesAt: string; onEnd: () => void }) => <>{useWindowEnd(closesAt, onEnd)}</>;
test.each(['2026-12-03T22:00:00.000Z', '2027-06-03T21:00:00.000Z', '2027-07-08T21:00:00.000Z'])(
  'a page that is open closes at %s and not before (priceLock.closing)',
  async (closesAt) => {
    const onEnd = vi.fn();
    vi.mocked(serverNow).mockReturnValue(Date.parse(closesAt) - 1);
    await show(<Open {...{ closesAt, onEnd }} />);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onEnd).not.toHaveBeenCalled();
    vi.mocked(serverNow).mockReturnValue(Date.parse(closesAt));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onEnd).toHaveBeenCalledOnce();
  },
);

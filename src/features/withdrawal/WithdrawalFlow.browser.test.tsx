import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createActor } from 'xstate';
import type { WithdrawableOrder, WithdrawalReceipt } from '../../../domain/types.ts';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { openTab } from '../../shared/draft/tab.testing.ts';
import type { Portal } from '../../shared/portal.context.ts';
import { expectAccessible } from '../../ui/testing.tsx';
import { WithdrawalFlow } from './WithdrawalFlow.tsx';
import { showRouted } from '../../shared/portal.testing.tsx';

const who = { name: 'Aino Mäkelä', email: 'aino@posti.example' };
const ordered = { productName: 'Kajo Kiinteä 24 kk', orderNo: '88412207', orderedOn: '2026-11-20', place: null };
const order: WithdrawableOrder = {
  ...ordered,
  ...who,
  orderId: '0d3a0000-0000-4000-8000-000000000001',
  contractCode: null,
  sold: 'contract',
  services: [],
  lastDay: '2026-12-04',
  state: 'open',
  startDate: null,
  isSwitching: true,
  goesOn: null,
  moved: null,
  usedCents: null,
};
const receipt: WithdrawalReceipt = {
  ...who,
  receiptNo: 'PR-2026-000418',
  receivedAt: '2026-11-27T09:00:00.000Z',
  text: null,
  usedCents: null,
  goesOn: null,
  isSwitching: true,
  order: ordered,
};

const secret = 'Zm9vYmFyYmF6cXV4Zm9vYg';

type Answer = (request: Request) => Response;

/** A stranger's page at an address of it; what is asked goes to `answer`. */
async function open(store: SessionStore, address: string, answer: Answer, known: WithdrawableOrder | null) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer(request);
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(
    ['shell', 'form', 'form-later', 'submission', 'withdrawal', 'withdrawal-later'].map(catalogues.need),
  );
  const api = createCalls({ accessToken: () => null, locale: () => 'fi', confirmToken: async () => false });
  const gate = createActor(gateMachine, { input: { page: { access: 'public', report: null }, hasToken: false } });
  const state = { facts: null, timer: null, end: null };
  const session = { api, gate: gate.start(), arrivedAt: null, subscribe: () => () => {}, getState: () => state };
  const queries = { client: new QueryClient() };
  const brand = {
    productName: { fi: 'Oma Kajo' },
    contacts: { customerService: { phone: '0101234567', shown: '010 123 4567' } },
  };
  const portal = { brand, catalogues, queries, session, store } as unknown as Portal;
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/withdrawal',
    component: () => (
      <WithdrawalFlow
        orders={known ? [known] : []}
        today="2026-11-27"
        customerId={null}
        secret={known && secret}
        begins={{ ...who, order: known?.orderId ?? '', text: '' }}
        notices={null}
      />
    ),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  // What the test has opened before is gone as with a reload.
  await cleanup();
  await showRouted(router, { i18n, portal });
  return { asked, address: () => history.location.href };
}

async function press(name: string) {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

const heading = page.getByRole('heading', { level: 1, name: 'Sopimus on peruutettu' });

test('a stranger’s receipt is looked up by its key where the page is opened anew, and nothing is sent again (withdrawal.again, draft.receipt)', async () => {
  const { store, kept } = openTab();
  let key: string | null = null;
  await open(
    store,
    '/withdrawal',
    (request) => {
      key = request.headers.get('idempotency-key');
      return Response.json(receipt, { status: 201 });
    },
    order,
  );
  await press('Jatka vahvistukseen');
  await press('Vahvista peruutus');
  await expect.element(heading).toBeVisible();
  store.flush();
  expect(kept.get('drafts')).not.toMatch(/Aino|@|88412207/);

  let isAway = true;
  const again = await open(
    store,
    '/withdrawal?step=sent',
    () =>
      isAway ? Response.json({}, { status: 503 }) : Response.json({ state: 'done', status: 201, answer: receipt }),
    null,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kuittia ei saatu ladattua');
  await expectAccessible();
  isAway = false;
  await press('Lataa kuitti uudelleen');
  await expect.element(page.getByText(receipt.receiptNo)).toBeVisible();
  await expect.element(page.getByText(/soita nykyiselle myyjällesi heti/)).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect([again.asked, again.address()]).toEqual([
    [`GET /api/writes/${key}`, `GET /api/writes/${key}`],
    '/withdrawal?step=sent',
  ]);
});

test('the page itself is the form, and so is that of a receipt which this tab has not sent (withdrawal.again)', async () => {
  for (const address of ['/withdrawal', '/withdrawal?step=sent']) {
    const { asked } = await open(openTab().store, address, () => Response.json({}, { status: 503 }), order);
    await expect.element(page.getByRole('textbox', { name: 'Nimi' })).toHaveValue('Aino Mäkelä');
    expect(asked).toEqual([]);
  }
});

test('who withdraws from a service reads that it alone never begins, and what it was added to goes on (withdrawal.addition, withdrawal.confirm)', async () => {
  const service: WithdrawableOrder = { ...order, sold: 'addon', isSwitching: false, goesOn: 'Tarka' };
  await open(openTab().store, '/withdrawal', () => Response.json({}, { status: 503 }), service);
  await press('Jatka vahvistukseen');
  await expect.element(page.getByText('Palvelu ei ala', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Siitä ei tule sinulle laskua.')).toBeVisible();
  await expect.element(page.getByText('Sähkösopimuksesi Tarka jatkuu ennallaan.')).toBeVisible();
  await expect.element(page.getByText(/Sopimus (päättyy|raukeaa)|toisen sopimuksen/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('who withdraws from a contract that has moved reads what the new home is left with, what goes on in the old one and what stays ended (withdrawal.moved, withdrawal.confirm)', async () => {
  const moved = { place: 'Lammaskalliontie 3', ended: ['Kajo Pientuotanto'] };
  const change: WithdrawableOrder = { ...order, isSwitching: false, goesOn: 'Kajo Pörssi', moved };
  await open(openTab().store, '/withdrawal', () => Response.json({}, { status: 503 }), change);
  await press('Jatka vahvistukseen');
  for (const said of [
    /^Osoitteessa Lammaskalliontie 3 ei ole peruutuksen jälkeen sopimusta/,
    /^Kajo Pörssi jatkuu ennallaan vanhassa kodissa/,
    'Muuton takia päättyy silti: Kajo Pientuotanto.',
  ])
    await expect.element(page.getByText(said)).toBeVisible();
});

test('what was typed is there on the way back from the confirmation, and so it is, with the step, where the page is loaded anew (withdrawal.draft)', async () => {
  const { store } = openTab();
  const away: Answer = () => Response.json({}, { status: 503 });
  const email = page.getByRole('textbox', { name: 'Sähköposti kuittia varten' });
  const receiptTo = page.getByText('Kuitti lähetetään osoitteeseen muu@posti.example.');
  await open(store, '/withdrawal', away, order);
  await email.fill('muu@posti.example');
  await press('Jatka vahvistukseen');
  await expect.element(receiptTo).toBeVisible();
  await press('Muuta tietoja');
  await expect.element(email).toHaveValue('muu@posti.example');
  await press('Jatka vahvistukseen');
  await expect.element(receiptTo).toBeVisible();
  const again = await open(store, '/withdrawal?step=confirm', away, order);
  await expect.element(receiptTo).toBeVisible();
  expect(again.address()).toBe('/withdrawal?step=confirm');
  await press('Muuta tietoja');
  await expect.element(email).toHaveValue('muu@posti.example');
  await press('Aloita alusta');
  await expect.element(email).toHaveValue('aino@posti.example');
});

test('where the secret of the link is gone what was typed is there, and the order once the link is opened again (withdrawal.draft, withdrawal.secret)', async () => {
  const { store, kept } = openTab();
  const away: Answer = () => Response.json({}, { status: 503 });
  const email = page.getByRole('textbox', { name: 'Sähköposti kuittia varten' });
  await open(store, '/withdrawal', away, order);
  await email.fill('muu@posti.example');
  await press('Jatka vahvistukseen');
  await expect.element(page.getByText(/^Kuitti lähetetään/)).toBeVisible();
  const without = await open(store, '/withdrawal?step=confirm', away, null);
  await expect.element(email).toHaveValue('muu@posti.example');
  expect(without.address()).toBe('/withdrawal');
  await open(store, '/withdrawal', away, order);
  await expect.element(email).toHaveValue('muu@posti.example');
  await expect.element(page.getByRole('radio', { name: order.productName })).toBeChecked();
  store.flush();
  expect(kept.get('drafts')).not.toContain(secret);
});

test('the services that go with the contract are named before, and the bare form says what number is meant (withdrawal.confirm, withdrawal.choice)', async () => {
  const away: Answer = () => Response.json({}, { status: 503 });
  await open(openTab().store, '/withdrawal', away, { ...order, services: ['Tuulisähkö', 'Sähkövahti'] });
  await press('Jatka vahvistukseen');
  await expect.element(page.getByText('Sopimuksen mukana peruuntuu: Tuulisähkö, Sähkövahti.')).toBeVisible();
  await open(openTab().store, '/withdrawal', away, null);
  const words = page.getByRole('textbox', { name: 'Tilausnumero tai sopimuksen tiedot' });
  await expect.element(words).toHaveAccessibleDescription(/kahdeksan numeroa.*tilausvahvistuksessa/);
});

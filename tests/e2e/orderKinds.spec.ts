import type { Page } from '@playwright/test';
import type { NewOrder, OrderStep } from '../../domain/types.ts';
import { addDays, formatFinnishDay, helsinkiToday, nextHolidays } from '../../domain/time/index.ts';
import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm } from './pages/orderForm.ts';

const today = helsinkiToday(Date.now());
const termEnd = addDays(today, 30);
const chosenDay = addDays(today, 45);
const holidays = nextHolidays(today, 5).map(({ day }) => formatFinnishDay(day));

/** A day as Finnish writes it. */
const written = (day: string) => day.split('-').reverse().map(Number).join('.');

/** What is done in a step before it is left. */
type Steps = Partial<Record<Exclude<OrderStep, 'review'>, (form: OrderForm) => Promise<unknown>>>;

interface Kind {
  what: string;
  path: string;
  /** In their order, each that the product has. */
  steps: Steps;
  /** What the review says, and does not say. */
  says: string[];
  saysNot?: string[];
  submit?: string;
  /** A call finds nothing, which the browser reports. */
  isNotFound?: boolean;
  /** Of what is sent. */
  sent: Partial<Record<keyof NewOrder['formData'], unknown>>;
}

const asStranger = (form: OrderForm) => form.person('241270-9551');
const atKuusikkotie = (form: OrderForm) => form.address('Kuusikkotie');
const nothing = async () => {};
const onChosenDay = async (form: OrderForm) => {
  await form.radio('order.when.day').check();
  await form.day('order.date').fill(formatFinnishDay(chosenDay));
};

const kinds: Kind[] = [
  {
    what: 'electricity of a consumer, who changes the supplier after a fixed term on a day of theirs, on paper to another address',
    path: '/contract/campaign/talvi/template/kiintea-24',
    steps: {
      product: async (form) => {
        await form.field('order.houseType').selectOption('detachedHouse');
        await form.field('order.householdSize').selectOption('2');
        await form.box('order.hasElectricHeating').check();
        await form.fill({ 'order.rafCode': ' aino\u00A02026' });
        await expect(form.page.getByText('Koodin antoi Aino. Etu: ')).toBeVisible();
      },
      person: asStranger,
      site: atKuusikkotie,
      start: async (form) => {
        await form.radio('order.reason.switching').check();
        await form.fill({ 'order.supplier': 'Naapurin Sähkö' });
        await form.box('order.hasTerm').check();
        await form.day('order.contractEndsOn').fill(formatFinnishDay(termEnd));
        await onChosenDay(form);
        const listed = form.page.getByRole('list', { name: form.say('calendar.holidays') }).first();
        await expect(listed.getByRole('time')).toHaveText(holidays);
      },
      billing: async (form) => {
        await expect(form.box('order.isCombined')).toHaveCount(0);
        await form.radio('order.method.paper').check();
        await form.box('order.hasOtherAddress').check();
        await form.radio('address.kind.postalBox').check();
        await form.fill({ 'address.postalBox': '111', 'address.postalCode': '33200', 'address.postalCity': 'Tampere' });
      },
      services: async ({ page }) => {
        await page.getByRole('radio', { name: 'Tuulisähkö' }).check();
      },
    },
    says: [
      'AINO2026, antoi Aino',
      'Arvio, 18 000 kWh vuodessa',
      'Vaihdan sähkönmyyjää',
      'Naapurin Sähkö',
      written(chosenDay),
      'Kirjeenä',
      'PL 111, 33200 Tampere',
      'Tuulisähkö',
      '14 päivää vahvistuksesta',
    ],
    sent: {
      start: { reason: 'switching', date: chosenDay },
      presentSupplier: { name: 'Naapurin Sähkö', contractEndsOn: termEnd },
      billing: { method: 'paperInvoice', isCombined: true, address: { postalBox: '111', postalCode: '33200' } },
      household: { size: 2, houseType: 'detachedHouse', hasElectricHeating: true },
    },
  },
  {
    what: 'heat, by what decides its use, with an e-invoice, on a chosen day',
    path: '/contract/b2c/campaign/kaukolampo/template/kaukolampo',
    steps: {
      product: async (form) => {
        await expect(form.box('order.hasElectricHeating')).toHaveCount(0);
        await form.field('order.houseType').selectOption('detachedHouse');
        await form.field('order.householdSize').selectOption('2');
        await expect(form.page.getByText('Arvio, 15 000 kWh vuodessa: ')).toBeVisible();
        await form.fill({ 'order.rafCode': 'EIOLE1' });
        await expect(form.page.getByText('Koodia ei löytynyt. Voit tilata ilman sitä.')).toBeVisible();
      },
      person: asStranger,
      site: atKuusikkotie,
      start: async (form) => {
        await expect(form.radio('order.reason.moving')).toHaveCount(0);
        await onChosenDay(form);
      },
      billing: async (form) => {
        await form.radio('order.method.eInvoice').check();
        await form.field('order.bank').selectOption('OP');
      },
    },
    says: ['EIOLE1: koodia ei löytynyt, joten etua ei tule', 'Arvio, 15 000 kWh vuodessa', 'OP', written(chosenDay)],
    saysNot: ['Muutan'],
    isNotFound: true,
    sent: {
      start: { reason: 'moving', date: chosenDay },
      billing: { method: 'eInvoice', bankId: 'op' },
      household: { size: 2, houseType: 'detachedHouse', hasElectricHeating: false },
    },
  },
  {
    what: 'small production, paid to an account, as soon as possible',
    path: '/contract/campaign/pientuotanto/template/pientuotanto',
    steps: {
      product: async (form) => {
        await expect(form.field('order.houseType')).toHaveCount(0);
      },
      person: asStranger,
      site: atKuusikkotie,
      start: async (form) => {
        await expect(form.page.getByRole('heading', { name: 'Milloin alamme ostaa sähköä?' })).toBeVisible();
        await expect(
          form.page.getByText('irtisano se sopimus itse niin, että se päättyy samana päivänä'),
        ).toBeVisible();
        await expect(form.radio('order.reason.switching')).toHaveCount(0);
      },
      billing: (form) => form.fill({ 'order.iban': 'fi21\u00A01234 5600 0007 85' }),
    },
    says: ['•••• 0785', 'Ostamme sähköä alkaen'],
    saysNot: ['Muutan', 'Laskutustapa', 'Kajo Energia saa irtisanoa'],
    submit: 'Lähetä tilaus',
    sent: { start: { reason: 'moving', date: null }, billing: null, iban: 'FI2112345600000785', household: null },
  },
  {
    what: 'a service of a partner, alone',
    path: '/contract/vas/campaign/vas/template/hairioturva',
    steps: { product: nothing, person: asStranger },
    says: ['Kajo Energia saa antaa nimeni', 'Kumppani: Revontuli Kotipalvelut Oy.', '14 päivää vahvistuksesta'],
    sent: { deliverySite: null, start: null, billing: null },
  },
  {
    what: 'a service of the retailer’s own, billed by e-mail',
    path: '/contract/b2c/campaign/vas/template/tuulisahko',
    steps: {
      product: nothing,
      person: asStranger,
      billing: (form) => form.radio('order.method.email').check(),
    },
    says: ['Sähköpostilla'],
    sent: { billing: { method: 'emailInvoice', address: null } },
  },
  {
    what: 'electricity of a company, that signs and gets its invoices into its system',
    path: '/contract/b2b/campaign/yritys/template/yritys-kiintea-24',
    steps: {
      product: async (form) => {
        await expect(form.field('order.houseType')).toHaveCount(0);
      },
      person: async (form) => {
        await expect(form.page.getByText('Kuka tilaa yrityksen puolesta?')).toBeVisible();
        await form.fill({ 'order.companyName': 'Koivu\u00A0Oy', 'order.businessId': '1234567 - 1' });
        await asStranger(form);
      },
      site: atKuusikkotie,
      start: (form) => form.radio('order.reason.moving').check(),
      billing: async (form) => {
        await form.radio('order.method.eInvoiceOfCompany').check();
        await form.fill({ 'order.eInvoiceAddress': '0037 1234 5671', 'order.operator': 'bawcfi22' });
      },
      services: nothing,
    },
    says: ['Yrityksellä ei ole peruutusoikeutta.', 'Koivu Oy', '1234567-1', '003712345671', 'Muutan'],
    saysNot: ['14 päivää vahvistuksesta'],
    sent: {
      company: { companyName: 'Koivu Oy', businessId: '1234567-1' },
      billing: { method: 'eInvoice', bankId: null, eInvoiceAddress: '003712345671', operator: 'BAWCFI22' },
    },
  },
];

/** Fills in each step in turn; the product's are just those. */
async function walk(form: OrderForm, steps: Steps): Promise<void> {
  const names = Object.keys(steps) as (keyof Steps)[];
  for (const [index, step] of names.entries()) {
    await steps[step]?.(form);
    await form.goOn(names[index + 1] ?? 'review');
  }
}

/** Ticks every box that must be. */
async function tickRequired(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    const described = await box.evaluate((element) => {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });
    if (described.includes('Pakollinen')) await box.check();
  }
}

async function order(page: Page, { path, steps, says, saysNot = [], submit, sent }: Kind, outcome: string) {
  const form = new OrderForm(page);
  await page.goto(path);
  await walk(form, steps);
  const main = page.getByRole('main');
  for (const text of says) await expect(main).toContainText(text);
  for (const text of saysNot) await expect(main).not.toContainText(text);
  await tickRequired(page);
  const request = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().includes('/api/contract/order?'),
  );
  await page.getByRole('button', { name: submit ?? 'Tilaa ja sitoudu maksamaan' }).click();
  const { formData } = (await request).postDataJSON() as NewOrder;
  expect(formData).toMatchObject(sent);
  await expect(page.getByRole('heading', { level: 1, name: outcome })).toBeFocused();
}

for (const kind of kinds) {
  test(`${kind.what} (order.steps, order.person, order.start, order.billing, order.referral, order.estimate, order.withdrawalTold)`, async ({
    page,
    watch,
  }) => {
    test.slow();
    await order(page, kind, 'Vahvista tilaus tunnistautumalla');
    if (kind.isNotFound) forgiveFailedCalls(watch, 404);
  });
}

const sub = subOf('Aino Mäkelä');

test('electricity of a customer, who is not asked who they are and wants a bill of its own (order.person, order.billing) @left-out', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const kind: Kind = {
      what: '',
      path: '/contract/campaign/sahko/template/kiintea-12',
      steps: {
        product: nothing,
        person: async (form) => {
          await expect(form.field('order.identityCode')).toHaveCount(0);
          await form.contact();
        },
        site: atKuusikkotie,
        start: (form) => form.radio('order.reason.moving').check(),
        billing: async (form) => {
          await expect(form.box('order.isCombined')).toBeChecked();
          await form.box('order.isCombined').uncheck();
          await form.radio('order.method.email').check();
        },
        services: nothing,
      },
      says: ['Sähköpostilla', 'Muutan'],
      sent: { person: null, address: null, billing: { method: 'emailInvoice', isCombined: false } },
    };
    await order(page, kind, 'Kiitos tilauksesta');
  });
});

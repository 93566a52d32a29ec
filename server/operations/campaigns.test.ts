import { beforeAll, expect, test } from 'vitest';
import type { Campaign, CampaignTemplate, Problem } from '../../domain/types.ts';
import { demoRows as campaignsOf } from '../demo/campaigns.ts';
import { demoAddonProducts } from '../demo/addonProducts.ts';
import { addonProduct } from '../store/schema.ts';
import { setUpOperations } from './operations.testing.ts';

let now = '2026-11-23T10:00:00.000Z';
const here = setUpOperations(() => new Date(now));
beforeAll(async () => {
  const { db } = here.database;
  await db
    .insert(addonProduct)
    .values([...demoAddonProducts])
    .onConflictDoNothing();
  for (const { table, rows } of campaignsOf('2026-11-23')) await db.insert(table).values([...rows] as never);
});

const ask = (path: string, locale = 'fi') =>
  here.app.inject({ url: `/api/campaigns/${path}`, headers: { 'accept-language': locale } });
async function campaign(id: string, locale?: string) {
  const answer = await ask(id, locale);
  return { status: answer.statusCode, body: answer.json<Campaign>() };
}
async function template(id: string, product: string) {
  const answer = await ask(`${id}/template/${product}`);
  return { status: answer.statusCode, body: answer.json<CampaignTemplate & Problem>() };
}

const withoutOtherPrice = { vatPercentage: '25.5', normalPriceInclVat: null };

test('a campaign that is open, with its products in their order (campaign.open, catalogue.product)', async () => {
  const { status, body } = await campaign('talvi');
  const { products, included, questions, ...rest } = body;
  expect([status, rest]).toEqual([
    200,
    {
      campaignId: 'talvi',
      name: 'Talven tarjous',
      customerType: 'B2C',
      state: 'open',
      opensOn: '2026-11-02',
      closesOn: '2027-02-28',
      heading: 'Talven hinta kahdeksi vuodeksi',
      lead: 'Lukitse sähkön hinta nyt. Hoidamme vaihdon ja irtisanomme vanhan sopimuksesi puolestasi.',
      paperInvoiceFee: {
        ...withoutOtherPrice,
        priceInclVat: '2.5',
        priceExclVat: '1.992',
        vatAmount: '0.508',
        pricingUnit: 'EUR/pcs',
      },
      earliestStart: '2026-12-07',
    },
  ]);
  expect(products.map(({ templateId }) => templateId)).toEqual(['kiintea-24', 'kiintea-12', 'porssi']);
  expect([included.length, questions.length]).toEqual([6, 3]);
  expect(products[2]).toEqual({
    templateId: 'porssi',
    tariffNo: 594,
    campaignCode: 'TALVI26',
    customerType: 'B2C',
    productName: 'Kajo Pörssi',
    tagline: 'Hinta vaihtelee vartin välein',
    productKind: 'Electricity',
    formLayout: 'electricity',
    activityStep: ['product', 'person', 'site', 'start', 'billing', 'services', 'review'],
    contractTerm: { kind: 'continuous', months: null, endsOn: null },
    noticePeriodDays: 14,
    prices: {
      energy: {
        priceInclVat: '0.39',
        priceExclVat: '0.3108',
        vatAmount: '0.0792',
        vatPercentage: '25.5',
        pricingUnit: 'c/kWh',
        normalPriceInclVat: '0.59',
      },
      baseFee: {
        priceInclVat: '3.95',
        priceExclVat: '3.1474',
        vatAmount: '0.8026',
        vatPercentage: '25.5',
        pricingUnit: 'EUR/month',
        normalPriceInclVat: '4.95',
      },
    },
    hourlyPriced: { label: 'Marginaali', value: '0.39', unit: 'c/kWh', averageOfYear: '6.0541' },
    monthlyFeeLabel: 'Perusmaksu',
    personalDataTransferNeeded: false,
    partnerName: null,
    isRefund: false,
    isSmartPackage: false,
    isPopular: false,
    sellingPoints: ['Voit lopettaa 14 päivän ilmoituksella', 'Näet huomisen hinnat etukäteen'],
    salesTexts: {
      web: {
        fi: 'Hinta seuraa sähköpörssiä vartti vartilta. Maksat sen lisäksi pienen marginaalin.',
        sv: 'Priset följer elbörsen kvart för kvart. Dessutom betalar du en liten marginal.',
        en: 'The price follows the power exchange every quarter-hour. You pay a small margin besides.',
      },
    },
    addons: [],
    terms: [
      { documentId: 'electricity-terms', name: 'Sähkönmyyntiehdot', href: '/api/documents/electricity-terms?lang=fi' },
      { documentId: 'price-list', name: 'Hinnasto', href: '/api/documents/price-list?lang=fi' },
      { documentId: 'withdrawal-form', name: 'Peruuttamislomake', href: '/api/documents/withdrawal-form?lang=fi' },
    ],
  });
});

test('the part that follows the exchange is told as its readers know prices: companies without VAT (catalogue.product)', async () => {
  const { products } = (await campaign('yritys', 'fi')).body;
  const spot = products.find(({ templateId }: { templateId: string }) => templateId === 'yritys-porssi');
  expect(spot?.prices.energy).toBeDefined();
  expect(spot?.hourlyPriced).toMatchObject({ value: spot?.prices.energy?.priceExclVat, averageOfYear: '4.824' });
});

test('in the language of whoever reads it (campaign.open)', async () => {
  const headings = await Promise.all(
    ['sv', 'en', 'de'].map(async (locale) => (await campaign('talvi', locale)).body.heading),
  );
  expect(headings).toEqual([
    'Vinterns pris i två år',
    'This winter’s price for two years',
    'Talven hinta kahdeksi vuodeksi',
  ]);
});

test.each([
  ['syksy', 'over', 'Syksyn tarjous'],
  ['kevat', 'upcoming', 'Kevään tarjous'],
])('%s is %s: its name and its days, and nothing else (campaign.closed)', async (id, state, name) => {
  const { body } = await campaign(id);
  expect([body.state, body.name, body.heading, body.lead]).toEqual([state, name, name, '']);
  expect([body.products, body.included, body.questions]).toEqual([[], [], []]);
  const product = id === 'syksy' ? 'kiintea-12' : 'porssi';
  const { status, body: problem } = await template(id, product);
  expect([status, problem.code, Object.keys(problem).includes('product')]).toEqual([409, 'campaign.closed', false]);
});

test('the first and the last day are the campaign’s own, by the clock of Helsinki (campaign.state)', async () => {
  const states: string[] = [];
  for (now of ['2026-11-01T21:59:59Z', '2026-11-01T22:00:00Z', '2027-02-28T21:59:59Z', '2027-02-28T22:00:00Z'])
    states.push((await campaign('talvi')).body.state);
  now = '2026-11-23T10:00:00.000Z';
  expect(states).toEqual(['upcoming', 'open', 'open', 'over']);
});

test('what is not there is not found (campaign.unknown)', async () => {
  expect([(await campaign('nowhere')).status, (await template('talvi', 'duo')).status]).toEqual([404, 404]);
});

test('b2c and b2b stand for the campaigns of the settings (campaign.default)', async () => {
  const named = await Promise.all(['b2c', 'b2b'].map(async (id) => (await campaign(id)).body.campaignId));
  expect(named).toEqual(['talvi', 'yritys']);
});

test('the prices of a company are agreed on without VAT (catalogue.vat)', async () => {
  const [fixed] = (await campaign('yritys')).body.products;
  expect(fixed?.prices.energy).toEqual({
    priceInclVat: '8.6595',
    priceExclVat: '6.9',
    vatAmount: '1.7595',
    vatPercentage: '25.5',
    pricingUnit: 'c/kWh',
    normalPriceInclVat: '9.287',
  });
});

test('what a customer sells has no VAT in it (catalogue.vat)', async () => {
  const [production] = (await campaign('pientuotanto')).body.products;
  expect([production?.isRefund, production?.prices]).toEqual([
    true,
    {
      energy: {
        ...withoutOtherPrice,
        priceInclVat: '4.8',
        priceExclVat: '4.8',
        vatAmount: '0',
        vatPercentage: '0',
        pricingUnit: 'c/kWh',
      },
    },
  ]);
});

test('a product with its services, its days, its consents and the banks (catalogue.services, catalogue.start)', async () => {
  const { status, body } = await template('talvi', 'kiintea-24');
  const { product, services, consents, eInvoiceBanks, start, campaign: summary } = body;
  expect([status, product.templateId, start]).toEqual([
    200,
    'kiintea-24',
    { today: '2026-11-23', earliestSwitching: '2026-12-07', earliestMoving: '2026-11-23', latest: '2027-02-21' },
  ]);
  expect(summary).toEqual({
    campaignId: 'talvi',
    name: 'Talven tarjous',
    customerType: 'B2C',
    state: 'open',
    opensOn: '2026-11-02',
    closesOn: '2027-02-28',
  });
  const marked = services.map(({ type, values }) => [
    type,
    ...values.map(({ templateId, detachedAddon, addonsTariffNumbers, personalDataTransferNeeded }) =>
      [
        templateId,
        detachedAddon && 'goes on',
        addonsTariffNumbers && `package of ${addonsTariffNumbers.join(' and ')}`,
        personalDataTransferNeeded && 'partner',
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);
  expect(marked).toEqual([
    // Vesisähkö is in the product.
    ['environmental', 'tuulisahko'],
    ['other', 'hairioturva partner', 'sahkovahti', 'latausohjaus goes on', 'alypaketti package of 704 and 705'],
  ]);
  expect(consents.map(({ id, kind, version }) => `${id} ${kind} ${version}`)).toEqual([
    'terms contract 2026-11-01',
    'terminationMandate contract 2026-11-01',
    'personalDataTransfer contract 2026-11-01',
    'earlyStart contract 2026-11-01',
    'contractCommunication contract 2026-11-01',
    'marketingEmail marketing 2026-11-01',
    'marketingSms marketing 2026-11-01',
  ]);
  expect(eInvoiceBanks.filter(({ bic }) => bic === 'ITELFIHH').map(({ id }) => id)).toEqual([
    'oma-saastopankki',
    'saastopankki',
  ]);
});

test('the steps of a product are its own (catalogue.steps)', async () => {
  const stepsOf = async (id: string, product: string) =>
    (await template(id, product)).body.product.activityStep.join(' ');
  expect([
    await stepsOf('kaukolampo', 'kaukolampo'),
    await stepsOf('pientuotanto', 'pientuotanto'),
    await stepsOf('vas', 'sahkovahti'),
    // A partner delivers and bills it.
    await stepsOf('vas', 'hairioturva'),
  ]).toEqual([
    'product person site start billing review',
    'product person site start billing review',
    'product person billing review',
    'product person review',
  ]);
  expect((await template('kaukolampo', 'kaukolampo')).body.services).toEqual([]);
});

test('each kind of product leads to its own terms, and to documents that are there (document.terms)', async () => {
  const termsOf = async (id: string) => {
    const [product] = (await campaign(id, 'sv')).body.products;
    return (product?.terms ?? []).map(({ documentId }) => documentId);
  };
  expect([
    await termsOf('kaukolampo'),
    await termsOf('pientuotanto'),
    await termsOf('vas'),
    await termsOf('yritys'),
  ]).toEqual([
    ['heat-terms', 'price-list', 'withdrawal-form'],
    ['production-terms', 'price-list'],
    ['service-terms', 'price-list', 'withdrawal-form'],
    ['electricity-terms', 'price-list'],
  ]);
  const [{ terms } = { terms: [] }] = (await campaign('talvi', 'sv')).body.products;
  for (const { href } of terms) {
    const answer = await here.app.inject(href);
    expect([href, answer.statusCode, answer.headers['content-type']]).toEqual([href, 200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await here.app.inject('/api/documents/secrets')).statusCode).toBe(404);
});

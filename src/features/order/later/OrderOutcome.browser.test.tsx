import { setupI18n } from '@lingui/core';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gateMachine } from '../../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../../machines/gate/validation.example.ts';
import type { PageFacts } from '../../../shared/page/routing.ts';
import { notCreditable, notImported, result } from '../../../../machines/order/model/parts.ts';
import type { OrderResult, TokenValidation } from '../../../../domain/types.ts';
import { createCatalogues, loadCatalogue } from '../../../i18n/catalogues.ts';
import { expectAccessible } from '../../../ui/testing.tsx';
import type { Portal } from '../../../shared/portal.context.ts';
import { ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { OrderOutcomeOf, useHeadingOf } from './OrderOutcomeOf.tsx';
import { showRouted } from '../../../shared/portal.testing.tsx';

const product = {
  campaignId: 'talvi',
  templateId: 'kiintea-24',
  productName: 'Kajo Kiinteä 24 kk',
  productKind: 'Electricity',
  customerType: 'B2C',
  isRefund: false,
  place: 'Kuusikkotie 8, 33820 Tampere',
  startDate: '2026-12-01',
} as const;
const brand = { contacts: { customerService: { phone: '+358201000000', shown: '020 100 0000' } } };
const ordered: OrderResult = { ...result, orderNo: '88412207', product };

const ownId = '40127731';

/** The page of an outcome, as an employee sees it: nobody is asked how it went. */
async function open(
  shown: OrderResult | 'verifiedElsewhere' | 'receivedBefore',
  language: 'fi' | 'sv' = 'fi',
  staticData: PageFacts = {},
  { api = {}, openedId = ownId, name = null }: { api?: object; openedId?: string; name?: string | null } = {},
) {
  // A test may look at two.
  await cleanup();
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, language, loadCatalogue);
  await Promise.all(['shell', 'order', 'verification-later', 'submission'].map(catalogues.need));
  // On the pages for all it is their own household's.
  const employee: TokenValidation = { ...validationExample, allowedEmployee: true, customerId: ownId };
  const validateToken = fromPromise<TokenValidation, undefined>(async () => employee);
  const gate = createActor(gateMachine.provide({ actors: { validateToken } }), {
    input: { page: { access: 'public', report: null }, hasToken: true },
  }).start();
  await waitFor(gate, (snapshot) => snapshot.hasTag('open'));
  const state = { facts: { customerId: openedId }, timer: null, end: null };
  const session = { gate, api, subscribe: () => () => {}, getState: () => state };
  const portal = { brand, catalogues, queries: { client: null }, session } as unknown as Portal;
  const Outcome = () => {
    const words = useProofWordsOfOrder();
    return typeof shown === 'string' ? (
      <ProofEnd value={shown} heading="Otsikko" words={words} onGoOn={() => {}} />
    ) : (
      <Known result={shown} name={name} />
    );
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Outcome, staticData }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await showRouted(router, { i18n, portal });
}

function Known({ result: shown, name }: { result: OrderResult; name: string | null }) {
  return <OrderOutcomeOf heading={useHeadingOf(shown)} result={shown} name={name} />;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('thanks with number, product, place and start (order.sent)', async () => {
  await open(ordered);
  await expect.element(heading('Kiitos tilauksesta')).toBeVisible();
  for (const said of ['8841\u00a02207', 'Kajo Kiinteä 24 kk', 'Kuusikkotie 8, 33820 Tampere', '1.12.2026'])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['a deposit', { security: { kind: 'deposit', cents: 20_000 } }, /kun olet maksanut vakuuden \(200\s€\)/],
  ['a prepayment', { security: { kind: 'prepayment', cents: 4_550 } }, /kun olet maksanut ennakon \(45,50\s€\)/],
  ['the obligation to supply', { isLiableCompanyGrid: true }, 'Meillä on alueellasi toimitus\u00ADvelvollisuus'],
  [
    'a site that is looked for',
    { product: { ...product, isPlaceToBeFound: true } },
    /^Etsimme käyttöpaikkatunnuksen osoitteen perusteella/,
  ],
  [
    'when supply begins there',
    { product: { ...product, isPlaceToBeFound: true } },
    'kun käyttöpaikka on löytynyt, aikaisintaan 1.12.2026',
  ],
  ['a connection that is checked first', { isSccHouseType: true }, 'Verkkoyhtiö tarkistaa ensin talon liittymän'],
] as const)('%s is told, and of nobody else (order.sent)', async (_what, found, said) => {
  await open({ ...ordered, isLiableCompanyGrid: false, isSccHouseType: false, security: null });
  await expect.element(heading('Kiitos tilauksesta')).toBeVisible();
  await expect.element(page.getByText(said)).not.toBeInTheDocument();
  await open({ ...ordered, isLiableCompanyGrid: false, isSccHouseType: false, security: null, ...found });
  await expect.element(page.getByText(said)).toBeVisible();
});

test('what the product includes (order.sent, order.sameWords)', async () => {
  await open({ ...ordered, product: { ...product, included: ['Vesisähkö'] } });
  await expect.element(page.getByRole('main')).toHaveTextContent('SisältyyVesisähkö');
});

test('where something is paid first no day is promised (order.sent, order.security)', async () => {
  await open({ ...ordered, security: { kind: 'deposit', cents: 20_000, payBy: '2026-12-04' } });
  await expect.element(page.getByText('maksun jälkeen, aikaisintaan 1.12.2026')).toBeVisible();
  await expect.element(page.getByText(/ Laskun eräpäivä on 4\.12\.2026\.$/)).toBeVisible();
  await expect.element(page.getByText(/Hoidamme loput/)).not.toBeInTheDocument();
});

test('the obligation to supply is told nobody who has a contract there already (order.sent)', async () => {
  const replaces = [{ productName: 'Kajo Pörssi', lastDay: '2026-11-30', services: [], servicesGoOn: [] }];
  await open({ ...ordered, isLiableCompanyGrid: true, product: { ...product, replaces } });
  await expect.element(page.getByText('Kajo Pörssi')).toBeVisible();
  await expect.element(page.getByText(/saat meiltä aina sähköä/)).not.toBeInTheDocument();
});

test('an offer is nobody’s order yet (order.sent)', async () => {
  await open({ ...ordered, isOffer: true });
  await expect.element(heading('Tarjous on lähetetty')).toBeVisible();
  await expect.element(page.getByText('Tarjous sitoo vasta, kun asiakas on hyväksynyt sen.')).toBeVisible();
  await expect.element(heading('Kiitos tilauksesta')).not.toBeInTheDocument();
});

test('of an offer the employee reads out where it went, until when it is valid and to whom it is made (order.staffPage)', async () => {
  const offer = { lastDay: '2026-12-11', recipients: ['aino@posti.example', 'aino.makela@posti.example'] };
  await open({ ...ordered, isOffer: true, offer }, 'fi', { isOfEmployee: true }, { name: 'Aino Mäkelä' });
  for (const said of ['aino@posti.example, aino.makela@posti.example', '11.12.2026 asti', 'Aino Mäkelä'])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await expectAccessible();
});

test('who is paid hears that (order.sent)', async () => {
  await open({ ...ordered, product: { ...product, isRefund: true } });
  await expect.element(page.getByText(/Maksamme hyvitykset tilillesi/)).toBeVisible();
});

test('who moves and has contracts finds the notice for the old home’s, with its reason; nobody else does (order.sent)', async () => {
  const toTermination = link('Irtisano vanhan kodin sopimus');
  await open({ ...ordered, isCustomer: true, isMoving: true });
  await expect.element(toTermination).toHaveAttribute('href', '/contract/termination?reason=moving');
  for (const [isCustomer, isMoving] of [
    [true, false],
    [false, true],
  ]) {
    await open({ ...ordered, isCustomer: isCustomer === true, isMoving: isMoving === true });
    await expect.element(heading('Kiitos tilauksesta')).toBeVisible();
    await expect.element(toTermination).not.toBeInTheDocument();
  }
});

test('what the settings say of the campaign stands there (order.banner)', async () => {
  const toServices = { href: '/contract/campaign/vas', label: 'Katso lisäpalvelut' };
  const banner = { title: 'Lataatko autoa kotona?', text: 'Ajoitamme latauksen.', link: toServices };
  await open({ ...ordered, product: { ...product, banner } });
  await expect.element(page.getByText('Lataatko autoa kotona?')).toBeVisible();
  await expect.element(link('Katso lisäpalvelut')).toHaveAttribute('href', '/contract/campaign/vas');
  await expectAccessible();
  await open(ordered);
  await expect.element(page.getByText('Lataatko autoa kotona?')).not.toBeInTheDocument();
});

test.each([
  ['notCreditable', notCreditable, 'Tilausta ei voitu hyväksyä'],
  ['notImported', notImported, 'Tilaus on tallessa mutta kesken'],
] as const)('%s is never thanked for (order.notCreditable, order.notImported)', async (_what, outcome, said) => {
  await open(outcome);
  await expect.element(heading(said)).toBeVisible();
  await expect.element(page.getByText(/Kiitos/)).not.toBeInTheDocument();
});

test('an employee is spoken to as one: what to tell the customer, and the way to the desk (order.notCreditable, order.notImported, order.banner)', async () => {
  await open({ ...notCreditable, orderNo: '88412207' }, 'fi', { isOfEmployee: true });
  await expect.element(page.getByText(/^Kerro asiakkaalle/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Siirry työpöydälle' })).toHaveAttribute('href', '/backup');
  await expect.element(page.getByText(/soita meille/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Tilausnumero')).not.toBeInTheDocument();
  await expectAccessible();
  await open(notImported, 'fi', { isOfEmployee: true });
  await expect.element(page.getByText(/lähettää vahvistuksen asiakkaalle/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Siirry työpöydälle' })).toHaveAttribute('href', '/backup');
  const banner = { title: 'Lataatko autoa kotona?', text: 'Katso lisäpalvelut.', link: null };
  await open({ ...ordered, product: { ...product, banner } }, 'fi', { isOfEmployee: true });
  await expect.element(page.getByText('8841 2207')).toBeVisible();
  await expect.element(page.getByText('Lataatko autoa kotona?')).not.toBeInTheDocument();
});

test.each([
  ['a deposit', { security: { kind: 'deposit', cents: 20_000 } }, /^Toimitus alkaa, kun asiakas on maksanut vakuuden/],
  [
    'a prepayment',
    { security: { kind: 'prepayment', cents: 4_550 } },
    /^Toimitus alkaa, kun asiakas on maksanut ennakon/,
  ],
  ['the obligation to supply', { isLiableCompanyGrid: true }, /asiakas saa meiltä aina sähköä/],
  ['a site that is looked for', { product: { ...product, isPlaceToBeFound: true } }, /Otamme asiakkaaseen yhteyttä/],
  ['a call that is asked for', { isContactRequest: true }, /Asiakaspalvelu soittaa asiakkaan antamaan numeroon/],
] as const)('to an employee %s is told of the customer (order.staffPage)', async (_what, found, said) => {
  await open({ ...ordered, isLiableCompanyGrid: false, ...found }, 'fi', { isOfEmployee: true });
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Siirry työpöydälle' })).toHaveAttribute('href', '/backup');
});

test('what an employee has changed for a customer on the customer’s own pages is told of the customer too (order.staffPage)', async () => {
  await open(ordered, 'fi', {}, { openedId: '50031188' });
  await expect.element(page.getByText('Vahvistus on matkalla asiakkaan sähköpostiin.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Siirry työpöydälle' })).toHaveAttribute('href', '/backup');
});

test('a service that comes through at the second try is told with its price (order.services.failed)', async () => {
  const [templateId, productName] = ['tuulisahko', 'Tuulisähkö'];
  const price = {
    priceInclVat: '2.95',
    priceExclVat: '2.35',
    vatAmount: '0.60',
    vatPercentage: '25.5',
    pricingUnit: 'EUR/month',
    normalPriceInclVat: null,
  } as const;
  const tries = [null, '700124'];
  const api = { once: async () => ({ templateId, importNo: tries.shift() }) };
  const serviceImportNos = [{ templateId, productName, price, importNo: null }];
  await open({ ...ordered, noOfServicesToImport: 1, serviceImportNos }, 'fi', {}, { api });
  const retry = page.getByRole('button', { name: 'Tilaa palvelu uudelleen' });
  await retry.click();
  await expect.element(page.getByText(/^Palvelua ei saatu tilattua nytkään/)).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Tuulisähkö on nyt tilattu.')).toBeVisible();
  await expect.element(page.getByText(/^Hinta on 2,95\s€\/kk\./)).toBeVisible();
  await expectAccessible();
});

test('whose place it takes, its last day and what ends with it (order.replacedTold)', async () => {
  const replaces = [{ productName: 'Kajo Pörssi', lastDay: '2026-12-31', services: ['Tuulisähkö'], servicesGoOn: [] }];
  await open({ ...ordered, product: { ...product, replaces } });
  for (const text of ['Kajo Pörssi', '31.12.2026', 'Tuulisähkö'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test.each(['verifiedElsewhere', 'receivedBefore'] as const)(
  '%s promises nothing that it does not know (order.verifiedElsewhere, order.receivedBefore)',
  async (shown) => {
    await open(shown);
    await expect.element(page.getByText(/Jos tilaus on tehty, saat/)).toBeVisible();
    await expect.element(page.getByText(/Kiitos|Hoidamme loput/)).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('in Swedish (order.sent)', async () => {
  await open({ ...ordered, security: { kind: 'deposit', cents: 20_000 } }, 'sv');
  await expect.element(heading('Tack för beställningen')).toBeVisible();
});

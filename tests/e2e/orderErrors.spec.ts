import { addDays, formatFinnishDay, helsinkiToday } from '../../domain/time/index.ts';
import consents from '../../server/content/consents.json' with { type: 'json' };
import { expect, leftOut, test } from './fixtures.ts';
import { OrderForm, type Wrong } from './pages/orderForm.ts';

const talvi = '/contract/campaign/talvi/template/kiintea-24';
const business = '/contract/b2b/campaign/yritys/template/yritys-kiintea-24';
const production = '/contract/campaign/pientuotanto/template/pientuotanto';

const today = helsinkiToday(Date.now());
const latest = addDays(today, 90);
/** Of a child, as its number is given to nobody. */
const ofChild = '010120A900M';

/** What is typed into a step, and what the step says of it: one press of the button a row. */
interface Try {
  fill?: Record<string, string>;
  choose?: (form: OrderForm) => Promise<unknown>;
  wrong: readonly Wrong[];
}

const missing = (label: string): Wrong => [label, 'errorLabel.required'];
const named = ['order.firstName', 'order.lastName', 'order.identityCode'];
const reached = ['order.email', 'order.phone'];
const lived = ['address.street', 'address.houseNumber', 'address.postalCode', 'address.postalCity'];

const productTries: Try[] = [
  {
    fill: { 'order.rafCode': 'ä!' },
    choose: (form) => form.field('order.houseType').selectOption('rowHouse'),
    wrong: [
      ['order.householdSize', 'order.error.household'],
      ['order.rafCode', 'order.error.rafCode'],
    ],
  },
];

const personTries: Try[] = [
  { wrong: [...named, ...reached, ...lived].map(missing) },
  {
    fill: {
      'order.firstName': 'Aino 2',
      'order.lastName': '4',
      'order.identityCode': '241270-9552',
      'order.email': 'aino.kajo.example',
      'order.phone': '040 12',
      'address.street': 'Kuusikkotie',
      'address.houseNumber': '12345',
      'address.houseLetter': 'BB',
      'address.postalCode': '3320',
      'address.postalCity': 'x'.repeat(61),
    },
    wrong: [
      ['order.firstName', 'errorLabel.nameInvalid'],
      ['order.lastName', 'errorLabel.nameInvalid'],
      ['order.identityCode', 'errorLabel.identityCodeInvalid'],
      ['order.email', 'errorLabel.emailWithoutAt'],
      ['order.phone', 'errorLabel.phoneInvalid'],
      ['address.houseNumber', 'errorLabel.houseNumberInvalid', { digits: '4' }],
      ['address.houseLetter', 'errorLabel.houseLetterInvalid'],
      ['address.postalCode', 'errorLabel.postalCodeInvalid'],
      ['address.postalCity', 'errorLabel.tooLong', { limit: '60' }],
    ],
  },
  {
    fill: {
      'order.firstName': 'Aino\u00A0Kaisa',
      'order.lastName': ' Mäkelä ',
      'order.identityCode': ofChild,
      'order.email': 'aino@kajo',
      'order.phone': '040\u00A0123 4567',
      'address.houseLetter': '',
      'address.postalCity': 'Umeå',
      'address.houseNumber': '1234567',
      'address.postalCode': '1',
    },
    choose: (form) => form.field('address.country').selectOption('SE'),
    wrong: [
      ['order.identityCode', 'order.error.notAdult'],
      ['order.email', 'errorLabel.emailInvalid'],
      ['address.houseNumber', 'errorLabel.houseNumberInvalid', { digits: '6' }],
      ['address.postalCode', 'errorLabel.foreignPostalCodeInvalid'],
    ],
  },
  {
    // The rest is right as it is pasted.
    fill: {
      'order.identityCode': '241270 -\u00A09551',
      'order.email': ' aino@\u00A0kajo.example',
      'address.postalCode': '90\u00A0325',
    },
    choose: async (form) => {
      await form.radio('address.kind.postalBox').check();
      await form.field('address.postalBox').fill('x');
    },
    wrong: [['address.postalBox', 'errorLabel.postalBoxInvalid']],
  },
];

const startTriesOf = ({ written }: { written(day: string): string }): Try[] => [
  {
    // No day is told before it is known why.
    choose: (form) => expect(form.radio('order.when.soon')).toHaveAccessibleDescription(''),
    wrong: [['order.startReason', 'errorLabel.choiceMissing']],
  },
  {
    choose: async (form) => {
      await form.radio('order.reason.switching').check();
      const [firstDay, lastDay] = [written(addDays(today, 14)), written(latest)];
      await expect(form.radio('order.when.afterWithdrawal')).toHaveAccessibleDescription(written(addDays(today, 15)));
      await expect(form.radio('order.when.day')).toHaveAccessibleDescription(
        form.say('order.when.dayTextEarly', { firstDay, lastDay }),
      );
      await form.box('order.hasTerm').check();
    },
    wrong: [['order.contractEndsOn', 'errorLabel.dayInvalid']],
  },
  {
    choose: (form) => form.day('order.contractEndsOn').fill(formatFinnishDay(addDays(today, -1))),
    wrong: [['order.contractEndsOn', 'order.error.contractEnded']],
  },
  {
    // No day is drawn: it is told where it can be mended.
    choose: (form) => form.day('order.contractEndsOn').fill(formatFinnishDay(latest)),
    wrong: [['order.contractEndsOn', 'order.error.termTooLate', { day: written(latest) }]],
  },
  {
    choose: async (form) => {
      await form.day('order.contractEndsOn').fill(formatFinnishDay(addDays(today, 40)));
      await form.radio('order.when.day').check();
      await form.day('order.date').fill(formatFinnishDay(addDays(today, 40)));
    },
    wrong: [['order.date', 'order.error.tooEarly', { day: written(addDays(today, 41)) }]],
  },
  {
    choose: (form) => form.day('order.date').fill(formatFinnishDay(addDays(latest, 1))),
    wrong: [['order.date', 'order.error.tooLate', { day: written(latest) }]],
  },
  { choose: (form) => form.day('order.date').fill('31.2.2026'), wrong: [['order.date', 'errorLabel.dayUnknown']] },
];

async function tryAll(form: OrderForm, tries: readonly Try[]): Promise<void> {
  for (const { fill = {}, choose, wrong } of tries) {
    // What is chosen first draws the fields.
    await choose?.(form);
    await form.fill(fill);
    await form.next();
    await form.expectErrors(...wrong);
  }
}

const open = async (form: OrderForm, path: string, hash = '') => {
  await form.page.goto(`${path}?lang=${form.language}${hash}`);
  await expect(form.field('order.rafCode')).toBeVisible();
};

for (const [language, details] of [
  ['fi', {}],
  ['sv', leftOut],
  ['en', leftOut],
] as const) {
  const title = `what is wrong with a consumer’s order is told beside it and in the summary, in ${language} (order.complete, order.start, order.billing, form.error.beside, form.error.summary)`;
  test(title, details, async ({ page }) => {
    test.slow();
    const form = new OrderForm(page, language);
    await open(form, talvi);
    await tryAll(form, productTries);
    await form.field('order.householdSize').selectOption('2');
    await form.fill({ 'order.rafCode': '' });
    await form.goOn('person');
    await tryAll(form, personTries);
    await form.fill({ 'address.postalBox': 'PL 111' });
    await form.goOn('site');

    await form.box('deliverySite.idUnknown').uncheck();
    await form.fill({ 'address.street': 'Kuusikkotie', 'deliverySite.id': 'X1' });
    await form.next();
    await form.expectErrors(
      missing('address.houseNumber'),
      missing('address.postalCode'),
      missing('address.postalCity'),
      ['deliverySite.id', 'errorLabel.meteringPointInvalid'],
    );
    await form.box('deliverySite.idUnknown').check();
    // Street and number in one field.
    await form.fill({ 'address.street': 'Kuusikkotie\u00A08', 'address.postalCode': '33 820' });
    await form.field('address.postalCity').fill('Tampere');
    await form.goOn('start');

    await tryAll(form, startTriesOf({ written: (day) => form.written(day) }));
    await form.day('order.date').fill(formatFinnishDay(addDays(today, 50)));
    await form.goOn('billing');
    await form.next();
    await form.expectErrors(['order.billingMethod', 'errorLabel.choiceMissing']);
    await form.radio('order.method.eInvoice').check();
    await form.next();
    await form.expectErrors(['order.bank', 'errorLabel.choiceMissing']);
    await form.field('order.bank').selectOption({ index: 1 });
    await form.goOn('services');
    await form.goOn('review');
    await form.next();
    const boxes = page.locator('section:focus').getByRole('link');
    await expect(boxes).toHaveText(
      [consents.terms, consents.terminationMandate].map(({ text }) =>
        form.say('consents.error.box', { place: 'summary', label: text[language] }).replace(/\.$/, ''),
      ),
    );
  });

  test(`what is wrong with an order of a company or of a producer is told too, in ${language} (order.complete, order.person, order.billing) @left-out`, async ({
    page,
  }) => {
    test.slow();
    const form = new OrderForm(page, language);
    const known =
      '#firstName=Veikko&lastName=Hirvonen&email=veikko%40kajo.example&phone=0401234567&streetName=Kuusikkotie&houseNumber=8&postalCode=33820&postalCity=Tampere&reason=moving&billingMethod=eInvoice';
    await open(form, business, known);
    await form.goOn('person');
    await form.fill({ 'order.identityCode': '241270-9551' });
    await tryAll(form, [
      { wrong: [missing('order.companyName'), missing('order.businessId')] },
      {
        fill: { 'order.companyName': 'x'.repeat(101), 'order.businessId': '1234567-2' },
        wrong: [
          ['order.companyName', 'errorLabel.tooLong', { limit: '100' }],
          ['order.businessId', 'errorLabel.businessIdDigitWrong'],
        ],
      },
    ]);
    await form.fill({ 'order.companyName': 'Koivu Oy', 'order.businessId': '1234567 - 1' });
    await form.goOn('site');
    await form.goOn('start');
    await form.goOn('billing');
    await tryAll(form, [
      { wrong: [missing('order.eInvoiceAddress'), missing('order.operator')] },
      {
        fill: { 'order.eInvoiceAddress': '1'.repeat(36), 'order.operator': 'x'.repeat(36) },
        wrong: [
          ['order.eInvoiceAddress', 'errorLabel.tooLong', { limit: '35' }],
          ['order.operator', 'errorLabel.tooLong', { limit: '35' }],
        ],
      },
    ]);

    await open(form, production, known);
    await form.goOn('person');
    await form.fill({ 'order.identityCode': '241270-9551' });
    await form.goOn('site');
    await form.goOn('start');
    await form.goOn('billing');
    await tryAll(form, [
      { wrong: [missing('order.iban')] },
      { fill: { 'order.iban': 'FI21 1234 5600 0007 86' }, wrong: [['order.iban', 'errorLabel.ibanInvalid']] },
    ]);
  });
}

test('the browser fills in who orders, each field by its own token (order.person) @left-out', async ({ page }) => {
  const form = new OrderForm(page);
  await open(form, business);
  await form.goOn('person');
  const tokens = {
    'order.companyName': 'organization',
    'order.firstName': 'given-name',
    'order.lastName': 'family-name',
    'order.identityCode': 'off',
    'order.businessId': 'off',
    'order.email': 'email',
    'order.phone': 'tel',
    'address.country': 'section-orderer country',
    'address.street': 'section-orderer address-line1',
    'address.residence': 'section-orderer address-line2',
    'address.postalCode': 'section-orderer postal-code',
    'address.postalCity': 'section-orderer address-level2',
  };
  for (const [label, token] of Object.entries(tokens))
    await expect(form.field(label), label).toHaveAttribute('autocomplete', token);
});

import { addonProduct, product, type LocalText } from '../store/schema.ts';
import { demoAddonProducts } from './addonProducts.ts';
import type { DemoRows } from './rows.ts';

const electricity = { fi: 'Sähkö', sv: 'El', en: 'Electricity' };
const heat = { fi: 'Kaukolämpö', sv: 'Fjärrvärme', en: 'District heating' };
const production = { fi: 'Pientuotanto', sv: 'Småproduktion', en: 'Small-scale production' };

/** What one would hear about the price of a product that follows the exchange. */
const spotDescription = {
  fi: 'Hinta seuraa sähköpörssiä vartti vartilta. Maksat käyttämästäsi sähköstä ja pienen marginaalin.',
  sv: 'Priset följer elbörsen kvart för kvart. Du betalar för den el du använder och en liten marginal.',
  en: 'The price follows the power exchange every 15 minutes. You pay for what you use and a small margin.',
};
const termDescription = {
  fi: 'Kilowattituntihinta pysyy samana koko sopimuskauden.',
  sv: 'Priset per kilowattimme är detsamma under hela avtalstiden.',
  en: 'The price per kilowatt-hour stays the same for the whole term.',
};

/** By tariff: names, and what each adds to the exchange and takes a month. */
const tarkas: readonly [tariffNo: number, name: LocalText, margin: string, baseFee: string][] = [
  [309, { fi: 'Tarka', sv: 'Tarka', en: 'Tarka' }, '0.69', '4.20'],
  [368, { fi: 'Tarka Vapaa-aika', sv: 'Tarka Fritid', en: 'Tarka Leisure' }, '0.79', '3.60'],
  [438, { fi: 'Tarka Koti', sv: 'Tarka Hem', en: 'Tarka Home' }, '0.59', '4.95'],
];

/** A product that follows the exchange until its month is locked. */
const tarkaProduct = ([tariffNo, name, margin, baseFee]: (typeof tarkas)[number]): typeof product.$inferSelect => ({
  tariffNo,
  name,
  description: {
    fi: 'Hinta seuraa sähköpörssiä. Voit lukita seuraavan kuukauden hinnan, kun lukitus on auki.',
    sv: 'Priset följer elbörsen. Du kan låsa nästa månads pris när prislåsningen är öppen.',
    en: 'The price follows the power exchange. You can lock next month’s price while price locking is open.',
  },
  label: electricity,
  icon: 'electricity',
  noticePeriodDays: 14,
  prices: [
    { kind: 'margin', amount: margin, unit: 'c/kWh' },
    { kind: 'baseFee', amount: baseFee, unit: 'EUR/month' },
  ],
});

/** What the retailer of the demo sells. Prices carry VAT. */
export const demoProducts: readonly (typeof product.$inferSelect)[] = [
  {
    tariffNo: 594,
    name: { fi: 'Kajo Pörssi', sv: 'Kajo Börs', en: 'Kajo Spot' },
    description: spotDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'margin', amount: '0.59', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.95', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 595,
    name: { fi: 'Kajo Pörssi Yritys', sv: 'Kajo Börs Företag', en: 'Kajo Spot Business' },
    description: spotDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'margin', amount: '0.42', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '6.90', unit: 'EUR/month' },
    ],
  },
  ...tarkas.map(tarkaProduct),
  {
    tariffNo: 478,
    name: { fi: 'Kajo Hintalukko', sv: 'Kajo Prislås', en: 'Kajo Price Lock' },
    description: {
      fi: 'Kuukauden hinta on lukittu etukäteen.',
      sv: 'Månadens pris är låst på förhand.',
      en: 'The price of the month was locked in advance.',
    },
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'energy', amount: '7.95', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.20', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 351,
    name: { fi: 'Hintataku', sv: 'Hintataku', en: 'Hintataku' },
    description: {
      fi: 'Hinnalla on katto, jota se ei ylitä.',
      sv: 'Priset har ett tak som det inte överstiger.',
      en: 'The price has a ceiling that it does not exceed.',
    },
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'energy', amount: '8.90', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.50', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 567,
    name: { fi: 'Hintaturva', sv: 'Hintaturva', en: 'Hintaturva' },
    description: {
      fi: 'Hinta tarkistetaan neljästi vuodessa, ja kerromme muutoksesta kuukautta etukäteen.',
      sv: 'Priset ses över fyra gånger om året, och vi meddelar ändringar en månad på förhand.',
      en: 'The price is reviewed four times a year, and we tell you about any change a month in advance.',
    },
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'energy', amount: '9.15', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '3.90', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 412,
    name: { fi: 'Kajo Kiinteä 12 kk', sv: 'Kajo Fast 12 mån.', en: 'Kajo Fixed 12 months' },
    description: termDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: null,
    prices: [
      { kind: 'energy', amount: '8.29', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '3.95', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 424,
    name: { fi: 'Kajo Kiinteä 24 kk', sv: 'Kajo Fast 24 mån.', en: 'Kajo Fixed 24 months' },
    description: termDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: null,
    prices: [
      { kind: 'energy', amount: '7.49', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '3.95', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 425,
    name: { fi: 'Kajo Kiinteä Yritys 24 kk', sv: 'Kajo Fast Företag 24 mån.', en: 'Kajo Fixed Business 24 months' },
    description: termDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: null,
    prices: [
      { kind: 'energy', amount: '8.66', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '8.66', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 430,
    name: { fi: 'Kajo Vuosivakaa', sv: 'Kajo Årsfast', en: 'Kajo Steady Year' },
    description: termDescription,
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: null,
    prices: [
      { kind: 'energy', amount: '8.09', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.95', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 548,
    name: { fi: 'Kajo Duo', sv: 'Kajo Duo', en: 'Kajo Duo' },
    description: {
      fi: 'Kiinteä hinta, johon lisätään kulutusvaikutus: se laskee hintaa, kun käytät sähköä halpoina tunteina, ja nostaa sitä, kun käytät kalliina.',
      sv: 'Ett fast pris med en förbrukningspåverkan: den sänker priset när du använder el under billiga timmar och höjer det när du använder el under dyra.',
      en: 'A fixed price with a consumption effect: it lowers the price when you use electricity in cheap hours and raises it when you use it in expensive ones.',
    },
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: null,
    prices: [
      { kind: 'energy', amount: '7.69', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.95', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 801,
    name: { fi: 'Kajo Kaukolämpö', sv: 'Kajo Fjärrvärme', en: 'Kajo District Heat' },
    description: {
      fi: 'Maksat käyttämästäsi lämmöstä ja tilaustehosta.',
      sv: 'Du betalar för den värme du använder och för den abonnerade effekten.',
      en: 'You pay for the heat that you use and for the subscribed power.',
    },
    label: heat,
    icon: 'heat',
    noticePeriodDays: 30,
    prices: [
      { kind: 'energy', amount: '92.40', unit: 'EUR/MWh' },
      { kind: 'powerFee', amount: '38.60', unit: 'EUR/month' },
    ],
  },
  {
    tariffNo: 916,
    name: { fi: 'Kajo Pientuotanto', sv: 'Kajo Småproduktion', en: 'Kajo Small Production' },
    description: {
      fi: 'Ostamme sähkön, jonka tuotat yli oman tarpeesi.',
      sv: 'Vi köper den el som du producerar utöver ditt eget behov.',
      en: 'We buy the electricity that you produce beyond your own needs.',
    },
    label: production,
    icon: 'production',
    noticePeriodDays: 14,
    prices: [{ kind: 'compensation', amount: '4.80', unit: 'c/kWh' }],
  },
];

export const demoRows = (): DemoRows[] => [
  { table: product, rows: demoProducts },
  { table: addonProduct, rows: demoAddonProducts },
];

import type { CampaignUnitPrice } from '../store/schema.ts';
import {
  consumer,
  continuous,
  electricity,
  fixed,
  margin,
  nameOf,
  spotPoints,
  spotTexts,
  type Sold,
} from './campaignProducts.ts';
import { words } from './campaignTexts.ts';

type Unit = CampaignUnitPrice['unit'];

/** A price for companies, without VAT. */
export const business = (amount: string, unit: Unit, normalAmount: string | null = null): CampaignUnitPrice => ({
  ...consumer(amount, unit, normalAmount),
  isVatIncluded: false,
});

/** District heat: who is there already has no other supplier. */
export const heat: Sold = {
  ...electricity,
  templateId: 'kaukolampo',
  tariffNo: 801,
  name: nameOf(801),
  tagline: words('Lämpö ja lämmin vesi', 'Värme och varmvatten', 'Heating and hot water'),
  productKind: 'Heat',
  formLayout: 'heat',
  activityStep: ['product', 'person', 'site', 'start', 'billing', 'review'],
  contractTerm: continuous,
  noticePeriodDays: 30,
  prices: { energy: consumer('92.40', 'EUR/MWh'), baseFee: consumer('38.60', 'EUR/month') },
  monthlyFeeLabel: words('Tehomaksu', 'Effektavgift', 'Power charge'),
  sellingPoints: [
    words('Ei huollettavaa lämmityslaitetta', 'Ingen egen värmepanna att sköta', 'No boiler of your own to look after'),
    words('Häiriöpäivystys aina', 'Störningsjour dygnet runt', 'Fault service at any hour'),
  ],
  salesTexts: {
    web: words(
      'Maksat käyttämästäsi lämmöstä ja rakennuksen tilaustehosta.',
      'Du betalar för den värme du använder och för byggnadens abonnerade effekt.',
      'You pay for the heat that you use and for the power that the building has reserved.',
    ),
  },
  hasServices: false,
};

/** What a household with solar panels sells. */
export const production: Sold = {
  ...electricity,
  templateId: 'pientuotanto',
  tariffNo: 916,
  name: nameOf(916),
  tagline: words('Ostamme ylijäämän', 'Vi köper ditt överskott', 'We buy your surplus'),
  productKind: 'SmallProduction',
  formLayout: 'smallProduction',
  activityStep: ['product', 'person', 'site', 'start', 'billing', 'review'],
  contractTerm: continuous,
  prices: { energy: consumer('4.80', 'c/kWh') },
  monthlyFeeLabel: null,
  isRefund: true,
  sellingPoints: [
    words('Ei kuukausimaksua', 'Ingen månadsavgift', 'No monthly charge'),
    words('Hyvitys suoraan tilille', 'Ersättningen direkt till kontot', 'Paid straight to your account'),
  ],
  salesTexts: {
    web: words(
      'Maksamme sähköstä, jonka tuotat yli oman tarpeesi.',
      'Vi betalar för den el som du producerar utöver ditt eget behov.',
      'We pay for the electricity that you produce beyond your own needs.',
    ),
  },
  hasServices: false,
};

/** The price of a month, locked in advance. */
export const lockOfMonth: Sold = {
  ...electricity,
  templateId: 'hintalukko',
  tariffNo: 478,
  name: nameOf(478),
  tagline: words('Kuukausi samalla hinnalla', 'En månad till samma pris', 'A month at one price'),
  productKind: 'ValueAdded',
  formLayout: 'valueAdded',
  activityStep: ['product', 'person', 'review'],
  contractTerm: { kind: 'fixedTerm', months: 1, endsOn: null },
  // It ends by itself with its month; the contract goes on with its own.
  noticePeriodDays: 0,
  prices: { energy: consumer('6.75', 'c/kWh') },
  monthlyFeeLabel: null,
  sellingPoints: [
    words('Et maksa lukituksesta', 'Låsningen kostar ingenting', 'The lock costs nothing'),
    words('Hinta ei vaihtele', 'Priset varierar inte', 'The price does not vary'),
  ],
  salesTexts: {
    web: words(
      'Maksat kuukauden jokaisesta kilowattitunnista saman hinnan, olipa pörssihinta mikä tahansa.',
      'Du betalar samma pris för varje kilowattimme under månaden, oavsett börspriset.',
      'You pay the same price for every kilowatt-hour of the month, whatever the exchange does.',
    ),
  },
  hasServices: false,
};

/** The range for companies. */
export const businessRange = {
  fixed24: {
    ...fixed(425, 24, {
      templateId: 'yritys-kiintea-24',
      tagline: words('Sama hinta kaksi vuotta', 'Samma pris i två år', 'The same price for two years'),
      prices: { energy: business('6.90', 'c/kWh', '7.40'), baseFee: business('6.90', 'EUR/month') },
    }),
    isPopular: true,
  },
  spot: {
    ...electricity,
    templateId: 'yritys-porssi',
    tariffNo: 595,
    name: nameOf(595),
    tagline: words('Hinta vaihtelee vartin välein', 'Priset ändras varje kvart', 'A new price every quarter-hour'),
    contractTerm: continuous,
    prices: { energy: business('0.33', 'c/kWh', '0.42'), baseFee: business('5.50', 'EUR/month') },
    marginLabel: margin,
    sellingPoints: spotPoints,
    salesTexts: spotTexts,
  },
} satisfies Record<string, Sold>;

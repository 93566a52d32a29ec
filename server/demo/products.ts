import { addonProduct, product } from '../store/schema.ts';
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
  {
    tariffNo: 309,
    name: { fi: 'Tarka', sv: 'Tarka', en: 'Tarka' },
    description: {
      fi: 'Sama kilowattituntihinta vuorokauden ympäri. Voit lukita seuraavan kuukauden hinnan, kun lukitus on auki.',
      sv: 'Samma pris per kilowattimme dygnet runt. Du kan låsa nästa månads pris när prislåsningen är öppen.',
      en: 'The same price per kilowatt-hour around the clock. You can lock next month’s price while price locking is open.',
    },
    label: electricity,
    icon: 'electricity',
    noticePeriodDays: 14,
    prices: [
      { kind: 'energy', amount: '8.49', unit: 'c/kWh' },
      { kind: 'baseFee', amount: '4.20', unit: 'EUR/month' },
    ],
  },
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

/** Who delivers the outage cover. */
export const demoPartner = 'Revontuli Kotipalvelut Oy';

const plainAddon = { isDetached: false, isSmartPackage: false, addonsTariffNumbers: [], partnerName: null };

export const demoAddonProducts: readonly (typeof addonProduct.$inferSelect)[] = [
  {
    ...plainAddon,
    tariffNo: 701,
    name: { fi: 'Tuulisähkö', sv: 'Vindel', en: 'Wind Power' },
    description: {
      fi: 'Varmennamme käyttämäsi sähkön alkuperän suomalaisen tuulivoiman alkuperätakuilla.',
      sv: 'Vi säkrar elens ursprung med ursprungsgarantier från finländsk vindkraft.',
      en: 'We certify the electricity you use with guarantees of origin from Finnish wind power.',
    },
    vapType: 'environmental',
    price: { amount: '2.95', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    tariffNo: 702,
    name: { fi: 'Häiriöturva', sv: 'Avbrottsskydd', en: 'Outage Cover' },
    description: {
      fi: 'Sähköasentaja tulee ympäri vuorokauden, kun sähköt katkeavat oman asunnon viasta. Kaksi käyntiä vuodessa kuuluu hintaan.',
      sv: 'En elmontör kommer dygnet runt när strömmen bryts på grund av ett fel i den egna bostaden. Två besök om året ingår i priset.',
      en: 'An electrician comes at any hour when the power is out because of a fault in your own home. Two visits a year are included.',
    },
    vapType: 'other',
    price: { amount: '1.90', unit: 'EUR/month' },
    partnerName: demoPartner,
  },
  {
    ...plainAddon,
    tariffNo: 703,
    name: { fi: 'Vesisähkö', sv: 'Vattenel', en: 'Hydro Power' },
    description: {
      fi: 'Varmennamme käyttämäsi sähkön alkuperän pohjoismaisen vesivoiman alkuperätakuilla.',
      sv: 'Vi säkrar elens ursprung med ursprungsgarantier från nordisk vattenkraft.',
      en: 'We certify the electricity you use with guarantees of origin from Nordic hydro power.',
    },
    vapType: 'environmental',
    price: { amount: '1.95', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    tariffNo: 704,
    name: { fi: 'Sähkövahti', sv: 'Elvakt', en: 'Power Watch' },
    description: {
      fi: 'Tekstiviesti, kun sähkönkulutus poikkeaa tavallisesta tai sähköt ovat poikki.',
      sv: 'Ett textmeddelande när elförbrukningen avviker från det vanliga eller strömmen är borta.',
      en: 'A text message when your electricity use is out of the ordinary, or the power is out.',
    },
    vapType: 'other',
    price: { amount: '2.40', unit: 'EUR/month' },
  },
  {
    ...plainAddon,
    tariffNo: 705,
    name: { fi: 'Latausohjaus', sv: 'Laddstyrning', en: 'Charging Control' },
    description: {
      fi: 'Ajoittaa sähköauton latauksen vuorokauden edullisimmille vartteille. Toimii yleisimpien latausasemien kanssa.',
      sv: 'Flyttar elbilens laddning till de billigaste kvartarna på dygnet. Fungerar med de vanligaste laddstationerna.',
      en: 'Charges your electric car in the cheapest quarter-hours of the day. Works with the most common charging stations.',
    },
    vapType: 'other',
    price: { amount: '3.50', unit: 'EUR/month' },
    isDetached: true,
  },
  {
    ...plainAddon,
    tariffNo: 706,
    name: { fi: 'Kajo Älypaketti', sv: 'Kajo Smartpaket', en: 'Kajo Smart Package' },
    description: {
      fi: 'Sähkövahti ja Latausohjaus yhteen hintaan. Paketti korvaa palvelut, jos sinulla on ne jo.',
      sv: 'Elvakt och Laddstyrning till ett pris. Paketet ersätter tjänsterna om du redan har dem.',
      en: 'Power Watch and Charging Control at one price. The package replaces the services if you have them already.',
    },
    vapType: 'other',
    price: { amount: '4.90', unit: 'EUR/month' },
    isSmartPackage: true,
    addonsTariffNumbers: [704, 705],
  },
];

export const demoRows = (): DemoRows[] => [
  { table: product, rows: demoProducts },
  { table: addonProduct, rows: demoAddonProducts },
];

import type { Read } from './read.ts';

const whole = [['heading', 'Kuukaudet vierekkäin']] as const satisfies Read['whole'];
const aino = { requirement: 'consumptionPage.failed', person: 'Aino Mäkelä', address: '/consumption' };

/** What the page of consumption asks; the picture itself is walked by its model. */
export const reads: Read[] = [
  {
    ...aino,
    name: 'the delivery sites at the consumption',
    call: { method: 'GET', path: '/api/v2/delivery-site/find?*' },
    notice: { in: 'alert', title: 'Käyttöpaikkojasi ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [...whole],
    without: [['heading', 'Kulutus']],
  },
  {
    ...aino,
    name: 'the comparison of years at the consumption',
    call: { method: 'GET', path: '/api/v2/consumption/comparison?*' },
    notice: { in: 'alert', title: 'Vuosien vertailua ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [...whole],
    without: [['text', 'kWh/päivä']],
  },
  {
    ...aino,
    name: 'what a month comes to at the consumption',
    address: '/consumption?from=2026-10-01&to=2026-10-31',
    call: { method: 'GET', path: '/api/v2/consumption/total?*from=2026-10-01*' },
    whole: [...whole],
    without: [['text', 'ei saatu juuri nyt']],
  },
  {
    ...aino,
    address: '/consumption/comparison',
    name: 'the comparison of contracts',
    call: { method: 'GET', path: '/api/consumption/tariff-replay?*' },
    notice: { in: 'alert', title: 'Vertailua ei saatu näkyviin', hasRequestId: true, isCountedDown: true },
    whole: [['heading', 'Kuukausittain']],
    without: [['heading', 'Sama vuosi, eri sopimukset']],
  },
];

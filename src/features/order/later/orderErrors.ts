import { msg } from '@lingui/core/macro';

const texts = {
  notAdult: msg({ id: 'order.error.notAdult', message: 'Tilaajan pitää olla täysi-ikäinen.' }),
  tooEarly: msg({ id: 'order.error.tooEarly', message: 'Valitse aikaisintaan {day}.' }),
  tooLate: msg({ id: 'order.error.tooLate', message: 'Valitse viimeistään {day}.' }),
  termTooLate: msg({
    id: 'order.error.termTooLate',
    message: 'Tämän sopimuksen pitää alkaa viimeistään {day}. Tarkista määräajan viimeinen päivä.',
  }),
  household: msg({
    id: 'order.error.household',
    message: 'Valitse tämäkin, niin voimme arvioida kulutuksen. Voit myös jättää kodin tiedot kokonaan pois.',
  }),
  contractEnded: msg({
    id: 'order.error.contractEnded',
    message: 'Määräaika on jo päättynyt. Poista rasti määräaikaisen sopimuksen kohdalta.',
  }),
  rafCode: msg({ id: 'order.error.rafCode', message: 'Suosituskoodissa on 4–20 kirjainta, numeroa tai viivaa.' }),
  channel: msg({ id: 'order.error.channel', message: 'Valitse myyntikanava.' }),
  point: msg({ id: 'order.error.point', message: 'Valitse myyntipiste.' }),
  notOwn: msg({ id: 'order.error.notOwn', message: '{label} ei ole enää luettelossasi. Valitse toinen.' }),
};

/** What may be wrong with an order beyond what any form knows, as ids of texts. */
export const orderErrors = Object.fromEntries(Object.entries(texts).map(([name, { id }]) => [name, id])) as Record<
  keyof typeof texts,
  string
>;

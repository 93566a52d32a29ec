import type { WrittenFault } from '../mutation.ts';

const machine = 'offers';
const kind = 'hole in orders';
const offer = 'tests/orders/offer.test.ts';
const declined = 'tests/orders/offerDeclined.test.ts';

export const faults: WrittenFault[] = [
  {
    name: 'an offer is accepted after its last day',
    kind,
    machine,
    file: 'server/offers/acceptOffer.ts',
    find: `state === 'over' || row.importNo === null`,
    replace: `row.importNo === null`,
    tests: { files: [offer], named: 'until the end of the 14th day' },
  },
  {
    name: 'an offer is accepted as often as somebody presses',
    kind,
    machine,
    file: 'server/offers/acceptOffer.ts',
    find: `if (state === 'accepted') {`,
    replace: `if (state === 'accepted' && Number.isNaN(0)) {`,
    tests: { files: [offer], named: 'fifty times at once' },
  },
  {
    name: 'an offer that was declined is accepted',
    kind,
    machine,
    file: 'server/offers/acceptOffer.ts',
    find: `if (state === 'declined') throw`,
    replace: `if (state === 'declined' && Number.isNaN(0)) throw`,
    tests: { files: [declined], named: 'nobody accepts it any more' },
  },
  {
    name: 'an offer is declined anew at each press',
    kind,
    machine,
    file: 'server/offers/declineOffer.ts',
    find: `if (state === 'open') await`,
    replace: `await`,
    tests: { files: [declined], named: 'keeps when it was first' },
  },
  {
    name: 'the identity code of an offer that was declined stays',
    kind,
    machine,
    file: 'server/store/offers.ts',
    find: `.set({ declinedAt, offerSecrets: null })`,
    replace: `.set({ declinedAt })`,
    tests: { files: [declined], named: 'nobody accepts it any more' },
  },
  {
    name: 'an offer binds without what must be ticked',
    kind,
    machine,
    file: 'server/offers/acceptOffer.ts',
    find: `  checkBoxes(asked, acceptance.consents);`,
    replace: `  void checkBoxes;`,
    tests: { files: [offer], named: 'binds nobody' },
  },
  {
    name: 'the identity code of an offer that is over stays',
    kind,
    machine,
    file: 'server/effects/sweeps/offers.ts',
    find: `forgetOverOffers(db, helsinkiToday(clock().getTime()))`,
    replace: `Promise.resolve([db, clock, forgetOverOffers, helsinkiToday])`,
    tests: { files: [offer], named: 'until the end of the 14th day' },
  },
  {
    name: 'an employee agrees to an offer in the customer’s place',
    kind,
    machine,
    file: 'server/orders/takeOrder.ts',
    find: `isOffer ? [] : sent.consents`,
    replace: `sent.consents`,
    tests: { files: [offer], named: 'has a link with a secret' },
  },
];

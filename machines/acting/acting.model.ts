import { failures, readFailures } from '../failures.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
import { actingMachine, type Acting } from './acting.machine.ts';

const reason: Part = { role: 'textbox', name: 'Syy' };
const sought: Part = { role: 'textbox', name: 'Hae asiakasta' };
const search: Part = { role: 'button', name: { fi: 'Hae', id: 'staff.search' } };
const openAino: Part = { role: 'button', name: { fi: 'Avaa: Aino Mäkelä', values: { 0: 'Aino Mäkelä' } } };
const change: Part = { role: 'button', name: { fi: 'Vaihda', id: 'staffBar.change' }, isAround: true };
const stop: Part = { role: 'button', name: { fi: 'Lopeta', id: 'staffBar.stop' }, isAround: true };
const notEnded: Part = { role: 'alert', name: 'Asiointia ei voitu lopettaa. Yritä uudelleen.', isAround: true };
const heading = { fi: 'Työpöytä', id: 'staff.title' };
const askAgain: Part = { role: 'button', name: { fi: 'Yritä uudelleen', id: 'staff.askAgain' } };

const wish = { customerId: '40127731', reason: 'Laskun selvitys' };
const nobody: Acting = { open: null, salesAgent: null };
const aino: Acting = { open: { ...wish, since: '2026-11-22T10:00:00.000Z' }, salesAgent: null };
const opens: Action[] = [
  { fill: reason, text: wish.reason },
  { fill: sought, text: wish.customerId },
  { press: search },
  { press: openAino },
];

interface Key {
  isOpen: boolean;
  isTold: boolean;
  isOutdated: boolean;
  hasEnded: boolean;
  failed: 'ask' | 'open' | 'close' | null;
}
const isAt =
  (...states: string[]) =>
  (place: Place<Key>) =>
    states.some((state) => place.states.includes(state));

export const model = flowModel({
  machine: actingMachine,
  starts: { '': { input: undefined, begins: { person: 'Kaisa Lehtonen', address: '/backup' } } },
  events: {
    'customer.open': {
      '': { carries: wish, does: [{ go: '/backup' }, ...opens], where: isAt('none', 'asking', 'open') },
    },
    'customer.close': {
      '': { does: [{ press: stop }], where: (place: Place<Key>) => isAt('asking', 'open')(place) && place.key.isOpen },
      // The bar stands after a reload, before the server has said who is open.
      'of a customer whom the tab remembers': {
        where: (place: Place<Key>) => isAt('asking')(place) && !place.key.isTold,
      },
    },
    'acting.ask': {
      'once more': {
        does: [{ press: askAgain }],
        where: ({ key, states }: Place<Key>) => key.failed === 'ask' && !key.isOpen && states.includes('none'),
      },
      'because of another tab': { does: [{ otherTab: 'changeCustomer' }] },
    },
  },
  outcomes: {
    getActing: {
      'nobody is open': {
        output: nobody,
        // The server may have one open whom another answer has hidden from the page.
        answer: { status: 200, json: nobody },
        where: ({ key }: Place<Key>) => !key.isOpen,
      },
      'somebody is open already': { output: aino, where: ({ key }: Place<Key>) => !key.isOpen },
      'nobody is open any more': {
        output: nobody,
        answer: { status: 200, json: nobody },
        where: ({ key }: Place<Key>) => key.isOpen,
      },
      'the same one is open': { output: aino, answer: 'let go', where: ({ key }: Place<Key>) => key.isOpen },
      ...readFailures,
    },
    openCustomer: { 'the customer is open': { output: aino, answer: 'let go' }, ...failures },
    closeCustomer: { 'nobody is open': { output: nobody, answer: 'let go' }, ...failures },
  },
  calls: {
    getActing: { method: 'GET', path: '/api/backup/acting' },
    openCustomer: { method: 'POST', path: '/api/backup/acting', body: wish },
    closeCustomer: { method: 'DELETE', path: '/api/backup/acting' },
  },
  key: ({ acting, isTold, failed, ended, isOutdated }): Key => ({
    isOpen: acting.open !== null,
    isTold,
    isOutdated,
    hasEnded: ended !== null,
    failed: failed?.wish ?? null,
  }),
  sees: [
    {
      in: 'asking',
      where: ({ key }: Place<Key>) => !key.isOpen && key.failed === null && !key.hasEnded,
      heading,
      can: [sought],
      waitsFor: ['getActing'],
    },
    {
      in: 'asking',
      name: 'closed elsewhere',
      where: ({ key }: Place<Key>) => !key.isOpen && key.failed === null && key.hasEnded,
      heading,
      texts: ['Asiakkaan tiedot eivät ole enää auki'],
      can: [sought],
      waitsFor: ['getActing'],
    },
    {
      in: 'asking',
      name: 'not known',
      where: ({ key }: Place<Key>) => !key.isOpen && key.failed === 'ask',
      heading,
      texts: ['Emme tiedä, onko asiakkaan tietoja auki'],
      cannot: [askAgain],
      waitsFor: ['getActing'],
    },
    {
      in: 'asking',
      name: 'not opened, perhaps',
      where: ({ key }: Place<Key>) => !key.isOpen && key.failed === 'open',
      heading,
      can: [sought],
      waitsFor: ['getActing'],
    },
    {
      in: 'asking',
      name: 'once more',
      where: ({ key }: Place<Key>) => key.isOpen,
      can: [change, stop],
      waitsFor: ['getActing'],
    },
    {
      in: 'none',
      where: ({ key }: Place<Key>) => key.failed === null && !key.hasEnded,
      heading,
      can: [sought],
    },
    {
      in: 'none',
      name: 'closed elsewhere',
      where: ({ key }: Place<Key>) => key.failed === null && key.hasEnded,
      heading,
      texts: ['Asiakkaan tiedot eivät ole enää auki'],
      can: [sought],
    },
    {
      in: 'none',
      name: 'not opened',
      where: ({ key }: Place<Key>) => key.failed === 'open',
      heading,
      texts: ['Asiakkaan tietoja ei avattu'],
      can: [sought, openAino],
    },
    {
      in: 'none',
      name: 'not known',
      where: ({ key }: Place<Key>) => key.failed === 'ask',
      heading,
      texts: ['Emme tiedä, onko asiakkaan tietoja auki'],
      can: [askAgain],
    },
    {
      in: 'opening',
      where: ({ key }: Place<Key>) => !key.isOpen,
      heading,
      cannot: [openAino],
      waitsFor: ['openCustomer'],
    },
    {
      in: 'opening',
      name: 'in the place of another',
      where: ({ key }: Place<Key>) => key.isOpen,
      heading,
      cannot: [openAino, stop],
      can: [change],
      waitsFor: ['openCustomer'],
    },
    {
      in: 'open',
      where: ({ key }: Place<Key>) => key.failed === null || key.failed === 'ask',
      can: [change, stop],
    },
    {
      in: 'open',
      name: 'not opened',
      where: ({ key }: Place<Key>) => key.failed === 'open',
      texts: ['Asiakkaan tietoja ei avattu'],
      can: [change, stop],
    },
    {
      in: 'open',
      name: 'not ended',
      where: ({ key }: Place<Key>) => key.failed === 'close',
      shows: [notEnded],
      can: [change, stop],
    },
    { in: 'ending', cannot: [stop], can: [change], waitsFor: ['closeCustomer'] },
  ],
});

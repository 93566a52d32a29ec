import { failures, readFailures } from '../failures.ts';
import { flowModel, type Action, type Part, type Place } from '../flowModel.ts';
import { actingMachine, type Acting } from './acting.machine.ts';

const reason: Part = { role: 'textbox', name: 'Syy' };
const sought: Part = { role: 'textbox', name: 'Hae asiakasta' };
const search: Part = { role: 'button', name: { fi: 'Hae', id: 'staff.search' } };
const openAino: Part = { role: 'button', name: { fi: 'Avaa Aino Mäkelä', values: { 0: 'Aino Mäkelä' } } };
const change: Part = { role: 'button', name: { fi: 'Vaihda', id: 'staffBar.change' } };
const stop: Part = { role: 'button', name: { fi: 'Lopeta', id: 'staffBar.stop' } };
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

type Key = { isOpen: boolean; failed: 'ask' | 'open' | 'close' | null };
const isAt =
  (...states: string[]) =>
  (place: Place<Key>) =>
    states.some((state) => place.states.includes(state));

export const model = flowModel({
  machine: actingMachine,
  starts: { '': { input: undefined, begins: { person: 'Kaisa Lehtonen', address: '/backup' } } },
  events: {
    'customer.open': {
      'while nobody is': { carries: wish, does: opens, where: isAt('none') },
      'before the server has said who is': {
        carries: wish,
        does: opens,
        where: (place: Place<Key>) => isAt('asking')(place) && !place.key.isOpen,
      },
      'in the place of another': {
        carries: wish,
        does: [{ go: '/backup' }, ...opens],
        where: (place: Place<Key>) => place.key.isOpen,
      },
    },
    'customer.close': { '': { does: [{ press: stop }], where: isAt('open') } },
    'acting.ask': {
      'once more': {
        does: [{ press: askAgain }],
        where: ({ key, states }: Place<Key>) => key.failed === 'ask' && states.includes('none'),
      },
      'because of another tab': { does: [{ otherTab: 'changeCustomer' }] },
    },
  },
  outcomes: {
    getActing: {
      'nobody is open': { output: nobody, answer: 'let go', where: ({ key }: Place<Key>) => !key.isOpen },
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
  key: ({ acting, failed }): Key => ({ isOpen: acting.open !== null, failed: failed?.wish ?? null }),
  sees: [
    { in: 'asking', where: ({ key }: Place<Key>) => !key.isOpen, heading, can: [sought], waitsFor: ['getActing'] },
    {
      in: 'asking',
      name: 'once more',
      where: ({ key }: Place<Key>) => key.isOpen,
      can: [change],
      waitsFor: ['getActing'],
    },
    {
      in: 'none',
      where: ({ key }: Place<Key>) => key.failed === null || key.failed === 'close',
      heading,
      can: [sought],
    },
    {
      in: 'none',
      name: 'not opened',
      where: ({ key }: Place<Key>) => key.failed === 'open',
      heading,
      texts: ['Asiakasta ei avattu'],
      can: [sought, openAino],
    },
    {
      in: 'none',
      name: 'not known',
      where: ({ key }: Place<Key>) => key.failed === 'ask',
      heading,
      texts: ['Emme tiedä, onko asiakas auki'],
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
      cannot: [openAino],
      can: [change],
      waitsFor: ['openCustomer'],
    },
    { in: 'open', where: ({ key }: Place<Key>) => key.failed === null, can: [change, stop] },
    { in: 'open', name: 'not known', where: ({ key }: Place<Key>) => key.failed === 'ask', can: [change, stop] },
    {
      in: 'open',
      name: 'not opened',
      where: ({ key }: Place<Key>) => key.failed === 'open',
      texts: ['Asiakasta ei avattu'],
      can: [change, stop],
    },
    {
      in: 'open',
      name: 'not ended',
      where: ({ key }: Place<Key>) => key.failed === 'close',
      texts: ['Lopetus ei onnistunut. Asiakas on edelleen auki. Yritä uudelleen.'],
      can: [change, stop],
    },
    { in: 'ending', can: [change], waitsFor: ['closeCustomer'] },
  ],
});

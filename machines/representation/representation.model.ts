import { flowModel, type Action, type Part, type Place, type Sight, type Text } from '../flowModel.ts';
import { representationMachine, type Represented } from './representation.machine.ts';

const own = '40196627';
const mandate = { validFrom: '2022-01-01', validTo: null };
/** The first in the list. */
const first: Represented = {
  ...mandate,
  customerId: '70031199',
  firstName: null,
  lastName: 'As. Oy Kuusikkopuisto',
  customerType: 'B2B',
};
const eero: Represented = {
  ...mandate,
  customerId: '40127732',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  customerType: 'B2C',
};

const dialog = 'Kenen asioita hoidat?';
const noneOfOwn = 'Sinulla ei ole omia sopimuksia.';
const name = 'As. Oy Kuusikkopuisto';
const over: Record<'named' | 'unnamed', Text> = {
  named: { fi: `Valtuutuksesi hoitaa tämän asiakkaan asioita on päättynyt: ${name}`, values: { name } },
  unnamed: 'Sinulla ei ole valtuutusta hoitaa tämän asiakkaan asioita.',
};

const close: Part = { role: 'button', name: { fi: 'Sulje', id: 'dialog.close' } };
const search: Part = { role: 'button', name: 'Hae ja valitse' };
const read: Part = { role: 'button', name: { fi: 'Selvä', id: 'representation.read' } };
const back: Part = { role: 'button', name: 'Palaa omiin tietoihisi' };

interface Key {
  isOwn: boolean;
  represented: 'unknown' | 'nobody' | 'somebody';
  hasContracts: boolean | null;
  isHandled: boolean;
  ended: keyof typeof over | null;
}
type Here = Place<Key>;

const isIn = (state: string, { states }: Here) => states.includes(state);
const isShownAnother = (here: Here) => !here.key.isOwn && here.key.represented === 'somebody' && !isIn('leaving', here);
/** What a page of the person's own asks for first is the contracts; that of another waits to hear whether it is theirs to see. */
const waitsFor = ({ key: { isOwn, represented, hasContracts } }: Here) => {
  if (isOwn && hasContracts === null) return 'contracts';
  if (represented === 'unknown') return 'representations';
  return hasContracts === null ? 'contracts' : null;
};
const come = (representing: Represented[] | null): Action[] => [
  { answer: 'representations', with: representing ? { changed: { representing } } : 'let go' },
];
const siteCount = (deliverySiteCount: number): Action[] => [
  { answer: 'contracts', with: { changed: { deliverySiteCount, isDeliverySiteNeeded: false } } },
];
const areAwaited = (here: Here) => isIn('acting', here) && waitsFor(here) === 'contracts';

const acting = (sight: Omit<Sight<Key>, 'in'>): Sight<Key> => ({ in: 'acting', ...sight });
/** Their own pages, as they come, and what is said on them of a mandate that is over. */
const ofOwn = ([null, 'named', 'unnamed'] as const).flatMap((ended) =>
  (['contracts', 'representations', null] as const).map((awaited) =>
    acting({
      name: [awaited ? `their own, before the ${awaited}` : 'their own', ended && `${ended} mandate over`]
        .filter(Boolean)
        .join(', '),
      where: (here) => here.key.isOwn && here.key.ended === ended && waitsFor(here) === awaited,
      ...(awaited === 'representations' && { heading: 'Sinulla ei ole vielä sopimuksia' }),
      ...(ended && { texts: [over[ended]], can: [read] }),
      waitsFor: awaited ? [awaited] : [],
    }),
  ),
);

export const model = flowModel({
  machine: representationMachine,
  starts: {
    '': {
      input: { own, shown: own, isHandled: false },
      begins: { person: 'Kirsi Saarinen', address: '/contracts' },
    },
  },
  events: {
    'customer.shown': {
      'the one who was chosen': {
        carries: { customerId: first.customerId },
        does: [],
        where: (here: Here) => isIn('leaving', here) && here.key.ended === null,
      },
      'the person themselves, as the mandate is over': {
        carries: { customerId: own },
        does: [],
        where: (here: Here) => isIn('leaving', here) && here.key.ended !== null,
      },
      'the person themselves': {
        carries: { customerId: own },
        does: [{ press: back }],
        where: (here: Here) => isIn('acting', here) && isShownAnother(here),
      },
    },
    'representations.loaded': {
      'they come': {
        carries: { representing: [first, eero] },
        does: come(null),
        where: (here: Here) => waitsFor(here) === 'representations',
      },
      'there is nobody': {
        carries: { representing: [] },
        does: come([]),
        where: (here: Here) => here.key.isOwn && waitsFor(here) === 'representations',
      },
      'without the one who is to be shown': {
        carries: { representing: [eero] },
        does: come([eero]),
        where: (here: Here) => !here.key.isOwn && waitsFor(here) === 'representations',
      },
      'anew, as they were': {
        carries: { representing: [first, eero] },
        does: [{ comeBack: 1000 }, ...come(null)],
        where: isShownAnother,
      },
      'anew, without the one who is shown': {
        carries: { representing: [eero] },
        does: [{ comeBack: 1000 }, ...come([eero])],
        where: (here: Here) => isShownAnother(here) && isIn('acting', here),
      },
    },
    'contracts.loaded': {
      none: {
        carries: { customerId: own, hasContracts: false },
        does: siteCount(0),
        where: (here: Here) => here.key.isOwn && areAwaited(here),
      },
      some: {
        carries: { customerId: own, hasContracts: true },
        does: siteCount(2),
        where: (here: Here) => here.key.isOwn && areAwaited(here),
      },
      'some of the other': {
        carries: { customerId: first.customerId, hasContracts: true },
        does: siteCount(2),
        where: (here: Here) => !here.key.isOwn && areAwaited(here),
      },
    },
    'dialog.open': {
      '': {
        does: [{ go: '/profile' }, { press: search }],
        where: (here: Here) =>
          here.key.represented === 'somebody' && waitsFor(here) === null && here.key.ended === null,
      },
    },
    // From the profile, where it was opened.
    'dialog.close': { '': { does: [{ press: close }, { go: '/contracts' }] } },
    'customer.choose': {
      'the first': {
        carries: { customerId: first.customerId },
        // From the heading past the button that closes to the search, and down to the first row.
        does: [{ key: 'Tab' }, { key: 'Tab' }, { key: 'ArrowDown' }, { key: 'Enter' }, { go: '/contracts' }],
      },
    },
    'ended.read': {
      '': { does: [{ press: read }], where: (here: Here) => isIn('acting', here) && here.key.ended !== null },
    },
  },
  outcomes: {},
  calls: {
    contracts: { method: 'GET', path: '/api/contracts/customer/*' },
    representations: { method: 'GET', path: '/api/customer/representations' },
  },
  key: ({ shown, representing, hasContracts, isHandled, ended }): Key => ({
    isOwn: shown === own,
    represented: representing === null ? 'unknown' : representing.length === 0 ? 'nobody' : 'somebody',
    hasContracts,
    isHandled,
    ended: ended && (ended.represented ? 'named' : 'unnamed'),
  }),
  sees: [
    ...ofOwn,
    acting({
      name: 'another, before it is known whether the person may act for them',
      where: (here) => !here.key.isOwn && waitsFor(here) === 'representations',
      waitsFor: ['representations'],
    }),
    acting({
      name: 'another, before the contracts',
      where: (here) => !here.key.isOwn && waitsFor(here) === 'contracts',
      can: [back],
      waitsFor: ['contracts'],
    }),
    acting({ name: 'another', where: (here) => !here.key.isOwn && waitsFor(here) === null, can: [back] }),
    {
      in: 'choosing',
      name: 'without contracts of their own',
      where: ({ key }: Here) => key.isOwn && key.hasContracts === false,
      dialog,
      texts: [noneOfOwn],
      can: [close],
    },
    {
      in: 'choosing',
      where: ({ key }: Here) => !(key.isOwn && key.hasContracts === false),
      dialog,
      can: [close],
    },
    { in: 'leaving', isPassing: true },
  ],
});

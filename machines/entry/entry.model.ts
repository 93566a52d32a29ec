import { failures } from '../failures.ts';
import { flowModel, type Action, type Beginning, type Part, type Place } from '../flowModel.ts';
import { entryMachine, type EntryPage } from './entry.machine.ts';

const today = '2026-11-21';
const nothingDismissed = { today, isExitDismissed: false, isDisclaimerDismissed: false };

const company: Beginning = { person: 'Liisa Häkkinen', address: '/contracts' };
const privateCustomer: Beginning = { person: 'Aino Mäkelä', address: '/dashboard' };
const employee: Beginning = { person: 'Kaisa Lehtonen', address: '/contracts' };

const continueHere: Part = {
  role: 'button',
  name: 'Jatka tähän palveluun',
};
const gotIt: Part = {
  role: 'button',
  name: 'Jatka',
};
const privacy = 'Tietosuoja';
const contracts = 'Sopimukset';
const greeting = { fi: 'Hei Aino', values: { name: 'Aino' } };
const loading = 'Ladataan';
const exit = 'Hoidatko yrityksen asioita?';
const disclaimer = 'Hyvä tietää luvuista';

interface Key {
  page: EntryPage;
  customerType: string | null;
  disclaimerActiveFrom: string | null;
  areSettingsSettled: boolean;
  isExitDismissed: boolean;
  isDisclaimerDismissed: boolean;
}
type Here = Place<Key>;

const isNeeded = ({ states }: Here) => states.includes('exitNeeded') || states.includes('disclaimerNeeded');
/** The page stands before another, has been read, and leads on by itself. */
const isLeadingOn = ({ key }: Here) =>
  (key.page === 'exit' && key.isExitDismissed) || (key.page === 'disclaimer' && key.isDisclaimerDismissed);
/** Nothing goes on by itself, so that a person is next. */
const isQuiet = (here: Here) => !isNeeded(here) && !isLeadingOn(here);

/** A person goes there, from a page of another kind; or the page that stands before it leads there. */
const opened = (page: EntryPage, address: string, before?: EntryPage) => ({
  [`of the kind ${page}`]: {
    carries: { page, today },
    does: [{ go: address }] satisfies Action[],
    where: (here: Here) => isQuiet(here) && here.key.page !== page && (page !== 'dashboard' || isPrivate(here)),
  },
  [`of the kind ${page}, from the one before it`]: {
    carries: { page, today },
    does: [],
    where: (here: Here) => here.key.page === before && isLeadingOn(here),
  },
});
const isPrivate = ({ key }: Here) => key.customerType === 'B2C';
/** Who must read a page first, as the requirements say it. */
const mustExit = ({ key }: Here) => key.customerType === 'B2B' && !key.isExitDismissed;
const mustRead = (here: Here) =>
  isPrivate(here) && here.key.disclaimerActiveFrom === '2020-01-01' && !here.key.isDisclaimerDismissed;

/** The page that stands before another comes by itself. */
const comes = (page: EntryPage, state: string) => ({
  [`of the kind ${page}`]: {
    carries: { page, today },
    does: [],
    where: (here: Here) => here.states.includes(state),
  },
});

/** At the dashboard, before the contents have answered. */
const isUnsettled = (here: Here) =>
  isPrivate(here) && here.key.page === 'dashboard' && !here.key.areSettingsSettled && isQuiet(here);

/** The settings come while the dashboard is open, with the first answer of the contents. */
const loaded = (disclaimerActiveFrom: string) => ({
  carries: { disclaimerActiveFrom },
  does: [{ answer: 'content', with: { changed: { settings: { disclaimerActiveFrom } } } }] satisfies Action[],
  where: isUnsettled,
});

export const model = flowModel({
  machine: entryMachine,
  starts: {
    'a company': { input: { ...nothingDismissed, page: 'other', customerType: 'B2B' }, begins: company },
    'a private customer': {
      input: { ...nothingDismissed, page: 'dashboard', customerType: 'B2C' },
      begins: privateCustomer,
    },
    'an employee': { input: { ...nothingDismissed, page: 'other', customerType: null }, begins: employee },
  },
  events: {
    'page.opened': {
      ...opened('free', '/privacy'),
      ...opened('other', '/contracts', 'exit'),
      ...opened('dashboard', '/dashboard', 'disclaimer'),
      ...comes('exit', 'exitNeeded'),
      ...comes('disclaimer', 'disclaimerNeeded'),
    },
    'settings.loaded': {
      'the disclaimer has begun': loaded('2020-01-01'),
      'the disclaimer has not begun': loaded('2999-01-01'),
      // The limit, where the machine's clock stands; the page's day is another.
      'the disclaimer begins today': { carries: { disclaimerActiveFrom: today } },
      'the disclaimer begins tomorrow': { carries: { disclaimerActiveFrom: '2026-11-22' } },
      // What the machine knows is then as before, so that nobody could tell whether it has happened.
      'there is no disclaimer': { carries: { disclaimerActiveFrom: null } },
    },
    'settings.failed': {
      '': { does: [{ answer: 'content', with: failures['the server fails'].answer }], where: isUnsettled },
    },
    'exit.dismissed': {
      '': {
        does: [{ press: continueHere }],
        where: ({ key }: Here) => key.page === 'exit' && !key.isExitDismissed,
      },
    },
    'disclaimer.dismissed': {
      '': {
        does: [{ press: gotIt }],
        where: ({ key }: Here) => key.page === 'disclaimer' && !key.isDisclaimerDismissed,
      },
    },
  },
  outcomes: {},
  delays: { settingsPatience: { takes: 3_000 } },
  calls: { content: { method: 'GET', path: '/api/content/*' } },
  key: ({
    page,
    customerType,
    disclaimerActiveFrom,
    areSettingsSettled,
    isExitDismissed,
    isDisclaimerDismissed,
  }): Key => ({
    page,
    customerType,
    disclaimerActiveFrom,
    areSettingsSettled,
    isExitDismissed,
    isDisclaimerDismissed,
  }),
  sees: [
    { in: 'exitNeeded', where: mustExit, isPassing: true },
    { in: 'disclaimerNeeded', where: mustRead, isPassing: true },
    { in: 'waiting', heading: loading, address: '/dashboard' },
    { in: 'open', name: 'on the way', where: isLeadingOn, isPassing: true },
    {
      in: 'open',
      name: 'where companies are served',
      where: (here) => here.key.page === 'exit' && isQuiet(here) && mustExit(here),
      heading: exit,
      can: [continueHere],
    },
    {
      in: 'open',
      name: 'the disclaimer',
      where: (here) => here.key.page === 'disclaimer' && isQuiet(here) && mustRead(here),
      heading: disclaimer,
      can: [gotIt],
      address: '/disclaimer?location=%2Fdashboard',
    },
    { in: 'open', name: 'a page for all', where: ({ key }) => key.page === 'free', heading: privacy },
    {
      in: 'open',
      name: 'the contracts',
      where: (here) => here.key.page === 'other' && !mustExit(here),
      heading: contracts,
      address: '/contracts',
    },
    {
      in: 'open',
      name: 'the dashboard',
      where: (here) => here.key.page === 'dashboard' && !mustExit(here) && !mustRead(here),
      heading: greeting,
      address: '/dashboard',
    },
  ],
});

import { failures } from '../../failures.ts';
import type { Sight, Text } from '../../flowModel.ts';
import { failedSubmissions } from '../../submission/submission.outcomes.ts';
import { failureTexts, tryAgain } from '../../words.ts';
import {
  cancel,
  cover,
  day,
  dialog,
  heading,
  isCover,
  isFirst,
  ofCover,
  ofSmart,
  open,
  send,
  signInAgain,
  smart,
  told,
  water,
  watch,
  wind,
  written,
  type Here,
  type Key,
} from './parts.ts';

const unread = 'Lisäpalveluja ei saatu näkyviin';
const failed = 'Palvelua ei lopetettu';
const service = cover.productName;
const done: Text = {
  fi: `${service} päättyy ${written.first.fi}.`,
  values: { service, day: written.first },
  id: 'removal.done',
};
const mailed: Text = {
  fi: `${service} päättyy ${written.first.fi}. Tieto päättymisestä lähti sähköpostiin.`,
  values: { service, day: written.first },
  id: 'removal.doneMailed',
};
const notArrived = 'Pyyntö ei mennyt perille. Yritä uudelleen.';
const ending: Text = {
  fi: `${wind.productName} on jo päättymässä: viimeinen päivä on ${written.ending.fi}.`,
  values: { service: wind.productName, day: written.ending },
  id: 'removal.block.ending',
};
const included: Text = {
  fi: `${watch.productName} sisältyy pakettiin, eikä sitä voi lopettaa erikseen.`,
  values: { service: watch.productName },
  id: 'removal.block.included',
};
const withContract: Text = {
  fi: `${water.productName} päättyy sopimuksen mukana.`,
  values: { service: water.productName },
  id: 'removal.block.withContract',
};
const data = (fi: string): Text => ({ fi, isData: true });
const ofPackage = data('Sähkövahti: Tekstiviesti, kun sähköt ovat poikki.');
/** What stands there of the service, whatever becomes of it. */
const ofService = [ending, data(cover.description ?? '')];

const denials: readonly string[] = ['the request is at fault', 'not allowed', 'not found', 'too many calls'];
const failure = (name: string, cases: readonly string[], text: Text): Sight<Key> => ({
  in: 'asking.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  dialog,
  texts: [failed, text, ...ofService],
  can: [send, cancel],
  holds: [{ part: ofCover, isChecked: true }],
});

/** What did not come, and what that means: each in the words of its failure. */
const ofUnread = [...new Set(Object.values(failureTexts))].map((text): Sight<Key> => {
  const names = Object.entries(failures).filter(([, { error }]) => failureTexts[error.kind] === text);
  const isTooMany = text === failureTexts.tooMany;
  return {
    in: 'unread',
    name: names.map(([name]) => name).join(', '),
    where: (_, led) => names.some(([name]) => led.includes(`(${name})`)),
    dialog,
    texts: [unread, text],
    ...(isTooMany ? { can: [cancel], cannot: [tryAgain] } : { can: [tryAgain, cancel] }),
  };
});

/** What there is to see in each state. */
export const sees: Sight<Key>[] = [
  { in: 'closed.fresh', heading, can: [open], address: '/invoices' },
  {
    in: 'closed.removed',
    name: 'mailed',
    where: ({ key }: Here) => key.isMailed,
    heading,
    texts: [done, mailed],
    can: [open],
  },
  {
    in: 'closed.removed',
    name: 'before',
    where: ({ key }: Here) => !key.isMailed,
    heading,
    texts: [done],
    can: [open],
  },
  { in: 'closed.notPossible', heading, texts: [data(told)], can: [open] },
  {
    in: 'reading',
    dialog,
    texts: [{ fi: 'Ladataan lisäpalveluja', id: 'removal.loading' }],
    can: [cancel],
    waitsFor: ['read'],
  },
  ...ofUnread,
  {
    in: 'stuck',
    name: 'none',
    where: ({ key }: Here) => key.found === 'none',
    dialog,
    texts: ['Sopimuksissa ei ole lisäpalveluja, joita voisi lopettaa.'],
    can: [cancel],
  },
  {
    in: 'stuck',
    name: 'why',
    where: ({ key }: Here) => key.found === 'blocked',
    dialog,
    texts: [ending, included, withContract],
    can: [cancel],
  },
  {
    in: 'asking.fresh',
    name: 'as it begins',
    where: (here: Here) => isCover(here) && isFirst(here),
    dialog,
    texts: ofService,
    can: [ofCover, ofSmart, day, send, cancel],
    holds: [
      { part: ofCover, isChecked: true },
      { part: day, text: written.first },
    ],
  },
  {
    in: 'asking.fresh',
    name: 'its last day',
    where: (here: Here) => isCover(here) && here.key.day === 'last',
    dialog,
    texts: ofService,
    can: [day, send, cancel],
    holds: [{ part: day, text: written.last }],
  },
  {
    in: 'asking.fresh',
    name: 'a day after',
    where: (here: Here) => isCover(here) && here.key.day === 'after',
    dialog,
    texts: ofService,
    can: [day, cancel],
    cannot: [send],
    holds: [{ part: day, text: written.after }],
  },
  {
    in: 'asking.fresh',
    name: 'a day before',
    where: (here: Here) => isCover(here) && here.key.day === 'before',
    dialog,
    texts: ofService,
    can: [day, cancel],
    cannot: [send],
    holds: [{ part: day, text: written.before }],
  },
  {
    in: 'asking.fresh',
    name: 'a package',
    where: (here: Here) => !isCover(here),
    dialog,
    texts: [ending, data(smart.description ?? ''), ofPackage],
    can: [ofCover, day, send, cancel],
    holds: [
      { part: ofSmart, isChecked: true },
      { part: day, text: written.firstOfPackage },
    ],
  },
  failure('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failure('not allowed', ['not allowed'], failureTexts.denied),
  failure('not found', ['not found'], failureTexts.notFound),
  failure('too many calls', ['too many calls'], failureTexts.tooMany),
  failure(
    'not arrived',
    Object.keys(failedSubmissions).filter((one) => !denials.includes(one) && one !== 'the session is over'),
    notArrived,
  ),
  {
    in: 'asking.signInNeeded',
    dialog,
    texts: ['Istuntosi päättyi ennen lähetystä', ...ofService],
    can: [send, cancel, signInAgain],
  },
  { in: 'sending', dialog, texts: ofService, cannot: [send, cancel], waitsFor: ['send'] },
];

import type { Failure } from '../../domain/failure.ts';
import type { TokenValidation } from '../../domain/types.ts';
import { failures, refusal } from '../failures.ts';
import { flowModel, type Beginning, type OutcomeCase, type Part, type Place } from '../flowModel.ts';
import { failureTexts, signOut, tryAgain } from '../words.ts';
import { gateMachine, type GatePage } from './gate.machine.ts';
import { validationExample as customer } from './validation.example.ts';

const nobody = { customerId: null, customerType: null };

/** Someone else than the customer, as the server would name them. */
const other = (difference: Partial<TokenValidation>) => ({
  output: { ...customer, ...difference },
  answer: { changed: difference },
});

const weak = { strongAuthentication: false };

const validations: Record<string, OutcomeCase<Key>> = {
  'a customer': { output: customer, answer: 'let go' },
  'someone whom only the bank knows': other(nobody),
  'someone whom nobody knows': other({ ...nobody, ...weak }),
  'a customer who signed in weakly': other(weak),
  blocked: refusal(403, { kind: 'denied', code: 'session.blocked', blocked: true }),
  ...failures,
};

/** Whom the server knows as a customer: it would refuse to say who is open, and the page would ask whether they are one. */
const employee = (call: string): OutcomeCase<Key> => {
  const { output, answer } = other({ ...nobody, allowedEmployee: true });
  const nobodyIsOpen = { status: 200, json: { open: null, salesAgent: null } };
  return {
    output,
    does: [
      { next: { method: 'GET', path: '/api/backup/acting' }, with: nobodyIsOpen },
      { answer: call, with: answer },
    ],
  };
};

interface Key {
  page: GatePage;
  hasToken: boolean;
  /** Whom the last good validation named. */
  person: 'customer' | 'employee' | 'known to the bank' | 'unknown' | null;
  /** The session began with strong authentication. */
  isStrong: boolean | null;
  failure: Failure['kind'] | null;
}
type Here = Place<Key>;

function personOf(validation: TokenValidation | null): Key['person'] {
  if (validation === null) return null;
  if (validation.allowedEmployee) return 'employee';
  if (validation.customerId !== null) return 'customer';
  return validation.strongAuthentication ? 'known to the bank' : 'unknown';
}

const page = (access: GatePage['access'], report: GatePage['report'] = null): GatePage => ({ access, report });
/** The pages that a gate may stand before; no page is content with strong authentication alone yet. */
const pages: Record<string, { opened: GatePage; address: string | null }> = {
  'for everyone': { opened: page('public'), address: '/privacy' },
  'for those who have signed in': { opened: page('signedIn'), address: '/contracts' },
  'for strong authentication': { opened: page('strongAuthentication'), address: null },
  'that reports an error': { opened: page('public', 'error'), address: '/auth/error/generic' },
  'that reports missing data': { opened: page('public', 'missingData'), address: '/auth/error/missing-data' },
  'that reports a block': { opened: page('public', 'blocked'), address: '/auth/error/blocked' },
};
const isSame = (one: GatePage, two: GatePage) => one.access === two.access && one.report === two.report;

const starts = Object.entries(pages).flatMap(([name, { opened, address }]) => {
  const begins = (person: string | null): { begins?: Beginning } => (address ? { begins: { person, address } } : {});
  return [
    [`a page ${name}, nobody signed in`, { input: { page: opened, hasToken: false }, ...begins(null) }],
    [`a page ${name}, with a token`, { input: { page: opened, hasToken: true }, ...begins('Aino Mäkelä') }],
  ];
});

const link = (name: string): Part => ({ role: 'link', name });
const callService = link('Soita asiakaspalveluun');
const kajoAccount = link('Kirjaudu Kajo-tunnuksella');
const frontPage = link('Etusivulle');

const contracts = 'Sopimukset';
const privacy = 'Tietosuoja';
const notChecked = 'Emme voineet tarkistaa kirjautumistasi';

/** Faults that say nothing of the token, which is kept; after any other it is forgotten (`gate.failedTryAgain`). */
const passing = ['unavailable', 'broken', 'unreachable', 'timedOut', 'tooMany'] as const;
const final = ['invalid', 'denied', 'notFound', 'conflict'] as const;
const isPassing = (kind: Failure['kind']) => passing.some((one) => one === kind);
/** Whether such a fault led here: nobody is signed out by it (`gate.revalidation`). */
const isByPassingFault = (by: string) =>
  Object.entries(failures).some(([name, { error }]) => isPassing(error.kind) && by.endsWith(`(${name})`));

/** The page that the gate has opened, as it looks to whom. */
const opened = [
  {
    name: 'a page for all',
    where: ({ key }: Here) => key.page.access === 'public' && key.hasToken,
    heading: privacy,
  },
  {
    name: 'the contracts of a customer',
    where: ({ key }: Here, by: string) =>
      key.page.access === 'signedIn' && key.person === 'customer' && by !== 'session.ended',
    heading: contracts,
    address: '/contracts',
  },
  {
    name: 'the contracts, opened by an employee',
    where: ({ key }: Here, by: string) =>
      key.page.access === 'signedIn' && key.person === 'employee' && by !== 'session.ended',
    heading: contracts,
    address: '/contracts',
  },
];

export const model = flowModel({
  machine: gateMachine,
  starts: Object.fromEntries(starts),
  events: {
    'page.opened': Object.fromEntries(
      Object.entries(pages).map(([name, { opened: to, address }]) => [
        name,
        {
          carries: { page: to },
          ...(address && { does: [{ go: address }] }),
          // An answer that is awaited for such a page serves the same kind of page as well.
          where: ({ states, key }: Here) =>
            !(['authenticating', 'openToAll.asking'].some((one) => states.includes(one)) && isSame(key.page, to)),
        },
      ]),
    ),
    'call.refused': {
      '': {
        does: [
          { next: { method: 'GET', path: '/api/auth/user-info' }, with: failures['the session is over'].answer },
          { comeBack: 61_000 },
        ],
      },
    },
    'session.ended': {
      '': { does: [{ otherTab: 'signOut' }], where: ({ key }: Here) => key.hasToken },
    },
    'validation.retry': { '': { does: [{ press: tryAgain }] } },
  },
  outcomes: {
    validateToken: { ...validations, 'an employee': employee('validateToken') },
    validateBeside: { ...validations, 'an employee': employee('validateBeside') },
    // Who becomes an employee in the middle of a session begins anew (`session.employeeChanged`).
    revalidateToken: Object.fromEntries(
      Object.entries(validations).map(([name, outcome]) => [
        name,
        { ...outcome, where: ({ key }: Here) => key.person !== 'employee' || 'error' in outcome },
      ]),
    ),
  },
  calls: {
    validateToken: { method: 'GET', path: '/api/auth/token/validate*' },
    validateBeside: { method: 'GET', path: '/api/auth/token/validate*' },
    revalidateToken: { method: 'GET', path: '/api/auth/token/validate*' },
  },
  key: ({ page: at, hasToken, validation, failure }): Key => ({
    page: at,
    hasToken,
    person: personOf(validation),
    isStrong: validation && validation.strongAuthentication,
    failure: failure?.kind ?? null,
  }),
  sees: [
    {
      in: 'none',
      where: ({ key }, by) => key.page.access === 'public' && !key.hasToken && !isByPassingFault(by),
      heading: privacy,
      address: '/privacy',
    },
    {
      in: 'authenticating',
      heading: 'Tarkistamme kirjautumistasi',
      waitsFor: ['validateToken'],
    },
    {
      in: 'openToAll.asking',
      heading: privacy,
      address: '/privacy',
      waitsFor: ['validateBeside'],
    },
    {
      in: 'openToAll.unanswered',
      heading: privacy,
      address: '/privacy',
    },
    ...opened.map((sight) => ({ in: 'route.open', ...sight })),
    ...opened.map((sight) => ({ in: 'route.revalidating', ...sight, waitsFor: ['revalidateToken'] })),
    {
      in: 'missingData',
      where: ({ key }) =>
        key.page.report === 'missingData' || key.person === 'known to the bank' || key.person === 'unknown',
      heading: 'Emme löytäneet asiakkuuttasi',
      can: [callService],
    },
    {
      in: 'redirectToLogin',
      where: ({ key }, by) => key.page.access !== 'public' && !key.hasToken && !isByPassingFault(by),
      heading: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
      can: [{ ...kajoAccount, to: '/login?*location=%2Fcontracts' }],
      address: '/contracts',
    },
    {
      in: 'failedTryAgain',
      name: 'as the address reports',
      where: ({ key }) => key.page.report !== null,
      heading: 'Kirjautuminen ei onnistunut',
      can: [link('Yritä uudelleen'), callService],
    },
    ...[...passing, ...final].map((kind) => ({
      in: 'failedTryAgain',
      name: kind,
      // Where the fault says nothing of the token, it is kept.
      where: ({ key }: Here) => key.page.report === null && key.failure === kind && key.hasToken === isPassing(kind),
      heading: notChecked,
      texts: [failureTexts[kind]],
      can: [tryAgain, isPassing(kind) ? signOut : frontPage],
    })),
    {
      in: 'blockedCustomer',
      where: ({ key }, by) => key.page.report === 'blocked' || by.endsWith('(blocked)'),
      heading: 'Verkkoasiointisi on estetty',
      can: [callService],
    },
  ],
});

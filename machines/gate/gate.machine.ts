import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { TokenValidation } from '../../domain/types.ts';
import { unprovided } from '../unprovided.ts';
import { refused, type Refused } from '../refused.ts';

/** What the open page asks of the gate; `report` is what its address says has gone wrong already. */
export interface GatePage {
  /**
   * Open to all; to those whom we know, however they have signed in; or to a session that began with strong authentication,
   * whosever it is.
   */
  access: 'public' | 'signedIn' | 'strongAuthentication';
  report: 'error' | 'missingData' | 'blocked' | null;
}

interface GateContext {
  page: GatePage;
  /** The token itself has another home: whoever validates takes it from there. */
  hasToken: boolean;
  /** Whom the last good validation named. */
  validation: TokenValidation | null;
  /** Why the last validation failed, for the page that says so. */
  failure: Failure | null;
}

export type GateEvent =
  /** The router shows another page. */
  | { type: 'page.opened'; page: GatePage }
  /** A read was answered with 401. */
  | { type: 'call.refused' }
  /** The session is over: signed out, here or in another tab, or out of time. */
  | { type: 'session.ended' }
  /** The person wants the validation tried once more. */
  | { type: 'validation.retry' };

interface Validated {
  validation: TokenValidation;
}
const validated = ({ event }: { event: { output: TokenValidation } }): Validated => ({ validation: event.output });

/** Faults that say nothing of the token: the server was away, out of reach, or answered nonsense. */
const passingFaults = ['unavailable', 'timedOut', 'unreachable', 'tooMany', 'broken'];

/** Whether the retailer knows the person, as a customer or as one of its own; a bank knows others too. */
export const isKnown = ({ customerId, allowedEmployee }: TokenValidation) => customerId !== null || allowedEmployee;

/** What keeps the page from who was validated; null where nothing does. */
function obstacle({ access }: GatePage, validation: TokenValidation): 'data' | 'strength' | null {
  if (access === 'strongAuthentication') return validation.strongAuthentication ? null : 'strength';
  return access === 'public' || isKnown(validation) ? null : 'data';
}

const isKept = ({ page, validation }: GateContext, from: 'data' | 'strength' | null) =>
  validation !== null && obstacle(page, validation) === from;

export const gateMachine = setup({
  types: {
    context: {} as GateContext,
    events: {} as GateEvent,
    input: {} as { page: GatePage; hasToken: boolean },
    tags: {} as 'asking' | 'busy' | 'open',
    meta: {} as { requirement: string[]; specification: string },
  },
  actors: {
    validateToken: unprovided<TokenValidation, undefined>('validateToken'),
  },
  guards: {
    isReportedBlocked: ({ context }) => context.page.report === 'blocked',
    isReportedError: ({ context }) => context.page.report === 'error',
    isReportedMissingData: ({ context }) => context.page.report === 'missingData',
    isOpenToAll: ({ context: { page, hasToken, validation } }) =>
      page.access === 'public' && page.report === null && hasToken && validation === null,
    isUnvalidated: ({ context }) => context.hasToken && context.validation === null,
    isKnownToBeAdmitted: ({ context }) => isKept(context, null),
    isKnownToLackData: ({ context }) => isKept(context, 'data'),
    isSignInRequired: ({ context }) => context.page.access !== 'public',
    isForAll: (_, { page }: { page: GatePage }) => page.access === 'public' && page.report === null,
    canGoOnTo: ({ context }, { page }: { page: GatePage }) =>
      page.report === null && isKept({ ...context, page }, null),
    /** They may be a customer by now, by an order or by a contract that they have taken over. */
    isLackedThere: ({ context }, { page }: { page: GatePage }) =>
      page.report === null && isKept({ ...context, page }, 'data'),
    canValidateAgain: ({ context }) => context.page.report === null,
    isBlocked: (_, { error }: Refused) => toFailure(error).blocked,
    isSignInNeeded: (_, { error }: Refused) => toFailure(error).kind === 'signInNeeded',
    isPassingFault: (_, { error }: Refused) => passingFaults.includes(toFailure(error).kind),
  },
  actions: {
    setPage: assign({ page: (_, { page }: { page: GatePage }) => page }),
    setValidation: assign({ validation: (_, { validation }: Validated) => validation }),
    setFailure: assign({ failure: (_, { error }: Refused) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    forgetPerson: assign({ validation: null }),
    forgetSession: assign({ hasToken: false, validation: null }),
  },
}).createMachine({
  id: 'gate',
  description: 'Whether the person may see the page, and what stands there when not',
  context: ({ input }) => ({ ...input, validation: null, failure: null }),
  initial: 'none',
  on: {
    'page.opened': [
      {
        guard: { type: 'isLackedThere', params: ({ event }) => ({ page: event.page }) },
        target: '.none',
        actions: [{ type: 'setPage', params: ({ event }) => ({ page: event.page }) }, 'forgetPerson'],
      },
      { target: '.none', actions: { type: 'setPage', params: ({ event }) => ({ page: event.page }) } },
    ],
    'session.ended': { target: '.none', actions: 'forgetSession' },
  },
  states: {
    none: {
      description: 'A public page is open to someone who has not signed in; else this is left at once',
      meta: { requirement: ['gate.null', 'gate.order'], specification: 'NULL' },
      always: [
        { guard: 'isReportedBlocked', target: 'blockedCustomer' },
        { guard: 'isReportedError', target: 'failedTryAgain' },
        { guard: 'isOpenToAll', target: 'openToAll' },
        { guard: 'isUnvalidated', target: 'authenticating' },
        { guard: 'isReportedMissingData', target: 'missingData' },
        { guard: 'isKnownToLackData', target: 'missingData' },
        { guard: 'isKnownToBeAdmitted', target: 'route' },
        { guard: 'isSignInRequired', target: 'redirectToLogin' },
      ],
    },
    authenticating: {
      description: 'The token is being validated',
      meta: { requirement: ['gate.authenticating'], specification: 'AUTHENTICATING' },
      tags: ['asking', 'busy'],
      invoke: {
        id: 'validateToken',
        src: 'validateToken',
        // What the answer means for this page is decided where every other fact is weighed.
        onDone: { target: 'none', actions: { type: 'setValidation', params: validated } },
        onError: [
          { guard: { type: 'isBlocked', params: refused }, target: 'blockedCustomer' },
          { guard: { type: 'isSignInNeeded', params: refused }, target: 'none', actions: 'forgetSession' },
          {
            guard: { type: 'isPassingFault', params: refused },
            target: 'failedTryAgain',
            actions: { type: 'setFailure', params: refused },
          },
          {
            target: 'failedTryAgain',
            actions: [{ type: 'setFailure', params: refused }, 'forgetSession'],
          },
        ],
      },
    },
    openToAll: {
      description: 'A public page is shown to someone whose token was not validated',
      meta: { requirement: ['gate.public'], specification: 'ROUTE' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The token is being validated beside the page',
          tags: 'asking',
          invoke: {
            id: 'validateBeside',
            src: 'validateToken',
            onDone: { target: '#gate.none', actions: { type: 'setValidation', params: validated } },
            onError: [
              { guard: { type: 'isBlocked', params: refused }, target: 'unanswered' },
              { guard: { type: 'isPassingFault', params: refused }, target: 'unanswered' },
              { target: '#gate.none', actions: 'forgetSession' },
            ],
          },
        },
        unanswered: {
          description:
            'The person is blocked, or nobody knows; pages for all stay, and the next one for known people asks again',
          on: {
            'page.opened': {
              guard: { type: 'isForAll', params: ({ event }) => ({ page: event.page }) },
              actions: { type: 'setPage', params: ({ event }) => ({ page: event.page }) },
            },
          },
        },
      },
    },
    route: {
      description: 'The page may be shown',
      meta: { requirement: ['gate.route'], specification: 'ROUTE' },
      tags: 'open',
      initial: 'open',
      on: {
        'page.opened': {
          guard: { type: 'canGoOnTo', params: ({ event }) => ({ page: event.page }) },
          actions: { type: 'setPage', params: ({ event }) => ({ page: event.page }) },
        },
      },
      states: {
        open: {
          description: 'Calls go out with the token',
          meta: { requirement: ['gate.route'], specification: 'ROUTE' },
          on: { 'call.refused': 'revalidating' },
        },
        revalidating: {
          description: 'A read was refused: one validation decides for all who wait, and the page stays',
          meta: { requirement: ['gate.revalidation'], specification: 'AUTHENTICATING' },
          invoke: {
            id: 'revalidateToken',
            src: 'validateToken',
            onDone: { target: '#gate.none', actions: { type: 'setValidation', params: validated } },
            onError: [
              // Whatever page comes next asks again.
              {
                guard: { type: 'isBlocked', params: refused },
                target: '#gate.blockedCustomer',
                actions: 'forgetPerson',
              },
              { guard: { type: 'isPassingFault', params: refused }, target: 'open' },
              { target: '#gate.none', actions: 'forgetSession' },
            ],
          },
        },
      },
    },
    missingData: {
      description: 'The bank knows the person; we do not',
      meta: { requirement: ['gate.missingData'], specification: 'MISSING_DATA' },
    },
    redirectToLogin: {
      description: 'The page is for those who have signed in, or who have done so by strong authentication',
      meta: { requirement: ['gate.redirectToLogin', 'gate.strength'], specification: 'REDIRECT_TO_LOGIN' },
    },
    failedTryAgain: {
      description: 'The sign-in failed, or the token could not be validated',
      meta: { requirement: ['gate.failedTryAgain'], specification: 'FAILED_TRY_AGAIN' },
      exit: 'forgetFailure',
      on: { 'validation.retry': { guard: 'canValidateAgain', target: 'none' } },
    },
    blockedCustomer: {
      description: 'The person may not use the portal',
      meta: { requirement: ['gate.blocked'], specification: 'BLOCKED_CUSTOMER' },
    },
  },
});

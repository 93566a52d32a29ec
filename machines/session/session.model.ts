import { failures } from '../failures.ts';
import { flowModel, type Beginning, type Part, type Place, type Texts } from '../flowModel.ts';
import { sessionMachine } from './session.machine.ts';

const serverTime = '2026-11-21T10:00:00.000Z';
const times = (expiresAt: string, sessionEndsAt: string) => ({ serverTime, expiresAt, sessionEndsAt });
const long = times('2026-11-21T10:15:00.000Z', '2026-11-21T18:00:00.000Z');
const last = times('2026-11-21T10:15:00.000Z', '2026-11-21T10:15:00.000Z');

const minute = 60_000;
const signedIn: Beginning = { person: 'Aino Mäkelä', address: '/contracts' };
const validation = { method: 'GET', path: '/api/auth/token/validate*' } as const;

const contracts: Texts = { fi: 'Sopimukset', sv: 'Avtal', en: 'Contracts' };
const expiring: Texts = {
  fi: 'Istuntosi päättyy pian',
  sv: 'Din session tar snart slut',
  en: 'Your session is about to end',
};
const withinTwoMinutes: Texts = {
  fi: 'Kirjaamme sinut ulos kahden minuutin kuluessa, jos et jatka.',
  sv: 'Vi loggar ut dig inom två minuter om du inte fortsätter.',
  en: 'We will log you out within two minutes unless you continue.',
};
const ended: Texts = { fi: 'Istuntosi päättyi', sv: 'Din session är slut', en: 'Your session has ended' };
const stay: Part = {
  role: 'button',
  name: { fi: 'Pysy kirjautuneena', sv: 'Förbli inloggad', en: 'Stay logged in' },
};
const signOut: Part = { role: 'link', name: { fi: 'Kirjaudu ulos', sv: 'Logga ut', en: 'Log out' } };

/** What the server had said of the time, where its answer led here. */
const isAsAnswered = (isLast: boolean, by: string) =>
  by.endsWith('(until the eight hours are over)')
    ? isLast
    : !(by.endsWith('(for another quarter of an hour)') && isLast);
const isIn = (state: string) => (place: Place<boolean>) => place.states.includes(state);
const renewals = {
  'for another quarter of an hour': { output: { accessToken: 'n.e.w', ...long }, answer: 'let go' as const },
  'until the eight hours are over': { output: { accessToken: 'n.e.w', ...last }, answer: { changed: last } },
  ...failures,
};
const renewal = { method: 'POST', path: '/api/auth/token/renew' } as const;

export const model = flowModel({
  machine: sessionMachine,
  starts: {
    'hours are left': { input: long, begins: signedIn },
    'the last quarter of an hour': {
      input: last,
      begins: { ...signedIn, answers: [{ call: validation, answer: { changed: last } }] },
    },
  },
  events: {
    'activity.seen': { '': { does: [{ key: 'Shift' }] } },
    'stay.requested': { '': { does: [{ press: stay }] } },
  },
  outcomes: { renewToken: renewals, stayRenewToken: renewals },
  calls: { renewToken: renewal, stayRenewToken: renewal },
  delays: {
    renewalInterval: { takes: minute },
    // Whoever waits so long is past the minute after which activity renews, and no renewal is under way.
    untilWarning: { takes: 13 * minute, where: isIn('signedIn.renewable') },
    untilEnd: { takes: 2 * minute, where: (place) => !place.states.includes('expiring.renewing') },
  },
  key: ({ idleLeft, totalLeft }) => totalLeft <= idleLeft,
  sees: [
    {
      in: 'signedIn.fresh',
      where: ({ key: isLast }, by) => isAsAnswered(isLast, by) && !by.endsWith('(the session is over)'),
      heading: contracts,
    },
    { in: 'signedIn.renewable', heading: contracts },
    { in: 'signedIn.renewing', heading: contracts, waitsFor: ['renewToken'] },
    {
      in: 'expiring.offered',
      where: ({ key: isLast }) => !isLast,
      dialog: expiring,
      texts: [withinTwoMinutes],
      can: [stay, signOut],
    },
    {
      in: 'expiring.renewing',
      dialog: expiring,
      texts: [withinTwoMinutes],
      cannot: [stay],
      waitsFor: ['stayRenewToken'],
      focus: stay,
    },
    {
      in: 'expiring.failed',
      where: (_, by) => !by.endsWith('(the session is over)'),
      dialog: expiring,
      texts: [
        {
          fi: 'Istunnon jatkaminen ei onnistunut. Yritä uudelleen.',
          sv: 'Det gick inte att förlänga sessionen. Försök igen.',
          en: 'The session could not be extended. Try again.',
        },
      ],
      can: [stay, signOut],
      focus: stay,
    },
    {
      in: 'closing',
      where: ({ key: isLast }) => isLast,
      dialog: expiring,
      texts: [
        {
          fi: 'Olet ollut kirjautuneena kahdeksan tuntia. Kirjaamme sinut ulos kahden minuutin kuluessa.',
          sv: 'Du har varit inloggad i åtta timmar. Vi loggar ut dig inom två minuter.',
          en: 'You have been logged in for eight hours. We will log you out within two minutes.',
        },
      ],
    },
    {
      in: 'ended',
      name: 'by fifteen minutes without activity',
      where: ({ key: isLast }, by) => by.startsWith('after') && !isLast,
      dialog: ended,
      texts: [
        {
          fi: 'Kirjasimme sinut ulos 15 minuutin tauon jälkeen.',
          sv: 'Vi loggade ut dig efter 15 minuters paus.',
          en: 'We logged you out after 15 minutes without activity.',
        },
      ],
      address: '/contracts',
    },
    {
      in: 'ended',
      name: 'by eight hours',
      where: ({ key: isLast }, by) => by.startsWith('after') && isLast,
      dialog: ended,
      texts: [
        {
          fi: 'Kirjasimme sinut ulos kahdeksan tunnin jälkeen.',
          sv: 'Vi loggade ut dig efter åtta timmar.',
          en: 'We logged you out after eight hours.',
        },
      ],
      address: '/contracts',
    },
    {
      in: 'ended',
      name: 'refused by the server',
      where: (_, by) => !by.startsWith('after'),
      heading: {
        fi: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
        sv: 'All din el och värme på ett ställe',
        en: 'All your electricity and heat in one place',
      },
      texts: [
        {
          fi: 'Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.',
          sv: 'Din session är slut. Logga in på nytt, så fortsätter du på samma ställe.',
          en: 'Your session has ended. Log in again and you will continue where you were.',
        },
      ],
      address: '/contracts',
    },
  ],
});

import { failures } from '../failures.ts';
import { flowModel, type Beginning, type Part, type Place } from '../flowModel.ts';
import { signOut } from '../words.ts';
import { sessionMachine } from './session.machine.ts';

const serverTime = '2026-11-21T10:00:00.000Z';
const times = (expiresAt: string, sessionEndsAt: string) => ({ serverTime, expiresAt, sessionEndsAt });
const long = times('2026-11-21T10:15:00.000Z', '2026-11-21T18:00:00.000Z');
const last = times('2026-11-21T10:15:00.000Z', '2026-11-21T10:15:00.000Z');

const moreThanLast = times('2026-11-21T10:15:00.000Z', '2026-11-21T10:15:00.001Z');

const minute = 60_000;
const signedIn: Beginning = { person: 'Aino Mäkelä', address: '/contracts' };
const validation = { method: 'GET', path: '/api/auth/token/validate*' } as const;

const contracts = 'Sopimukset';
const expiring = 'Istuntosi päättyy pian';
const withinTwoMinutes = 'Kirjaamme sinut ulos kahden minuutin kuluessa, jos et jatka.';
const ended = 'Istuntosi päättyi';
const stay: Part = {
  role: 'button',
  name: 'Pysy kirjautuneena',
};

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
    // The limit of the last stretch. It comes first: of the places that the key counts as one, the first is walked.
    'a quarter of an hour and a millisecond': { input: moreThanLast },
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
      texts: ['Istunnon jatkaminen ei onnistunut. Yritä uudelleen.'],
      can: [stay, signOut],
      focus: stay,
    },
    {
      in: 'closing',
      where: ({ key: isLast }) => isLast,
      dialog: expiring,
      texts: ['Olet ollut kirjautuneena lähes kahdeksan tuntia. Kirjaamme sinut ulos kahden minuutin kuluessa.'],
    },
    {
      in: 'ended',
      name: 'by fifteen minutes without activity',
      where: ({ key: isLast }, by) => by.startsWith('after') && !isLast,
      dialog: ended,
      texts: ['Kirjasimme sinut ulos 15 minuutin tauon jälkeen. Jatkat samasta kohdasta, kun kirjaudut uudelleen.'],
      address: '/contracts',
    },
    {
      in: 'ended',
      name: 'by eight hours',
      where: ({ key: isLast }, by) => by.startsWith('after') && isLast,
      dialog: ended,
      texts: ['Kirjasimme sinut ulos kahdeksan tunnin jälkeen. Jatkat samasta kohdasta, kun kirjaudut uudelleen.'],
      address: '/contracts',
    },
    {
      in: 'ended',
      name: 'refused by the server',
      where: (_, by) => !by.startsWith('after'),
      heading: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
      texts: ['Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.'],
      address: '/contracts',
    },
  ],
});

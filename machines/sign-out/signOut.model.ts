import { failures } from '../failures.ts';
import { flowModel, type Part } from '../flowModel.ts';
import { tryAgain } from '../words.ts';
import { signOutMachine } from './signOut.machine.ts';

const person = 'Aino Mäkelä';
const signOut: Part = { role: 'button', name: 'Kirjaudu ulos' };
const stay: Part = { role: 'link', name: 'Pysy kirjautuneena' };

// A session that is over already counts as ended, so that answer is no failure here (`signOut.server`).
const { 'the session is over': isOver, ...refusals } = failures;

export const model = flowModel({
  machine: signOutMachine,
  starts: {
    'the address alone': { input: { isForced: false }, begins: { person, address: '/logout' } },
    'the link of the portal': { input: { isForced: true }, begins: { person, address: '/logout?force=true' } },
  },
  events: {
    'signOut.confirm': { '': { does: [{ press: signOut }] } },
    'signOut.retry': { '': { does: [{ press: tryAgain }] } },
  },
  outcomes: {
    endSession: {
      'the session is ended': { output: { location: '/endSession' }, answer: 'let go' },
      'the session was over': { output: { location: '/endSession' }, answer: isOver.answer },
      ...refusals,
    },
  },
  calls: { endSession: { method: 'POST', path: '/api/auth/logout' } },
  key: ({ isForced }) => isForced,
  sees: [
    {
      in: 'asked',
      where: ({ key: isForced }, by) => !isForced && by === '',
      heading: 'Kirjaudutaanko ulos?',
      can: [signOut, stay],
      address: '/logout',
    },
    {
      in: 'signingOut',
      heading: 'Kirjaamme sinut ulos',
      waitsFor: ['endSession'],
    },
    {
      in: 'failed',
      heading: 'Uloskirjautuminen ei onnistunut',
      texts: [
        'Olet edelleen kirjautuneena. Yritä uudelleen. Jos se ei auta, sulje selain: istunto päättyy 15 minuutin kuluttua.',
      ],
      can: [tryAgain],
      focus: {
        role: 'heading',
        name: 'Uloskirjautuminen ei onnistunut',
      },
    },
    {
      in: 'signedOut',
      heading: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
      address: '/',
      through: '/endSession',
      tells: 'signedOut',
    },
  ],
});

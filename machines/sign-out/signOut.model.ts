import { failures } from '../failures.ts';
import { flowModel, type Part } from '../flowModel.ts';
import { signOutMachine } from './signOut.machine.ts';

const person = 'Aino Mäkelä';
const signOut: Part = { role: 'button', name: { fi: 'Kirjaudu ulos', sv: 'Logga ut', en: 'Log out' } };
const stay: Part = { role: 'link', name: { fi: 'Pysy kirjautuneena', sv: 'Förbli inloggad', en: 'Stay logged in' } };
const retry: Part = { role: 'button', name: { fi: 'Yritä uudelleen', sv: 'Försök igen', en: 'Try again' } };

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
    'signOut.retry': { '': { does: [{ press: retry }] } },
  },
  outcomes: {
    endSession: {
      'the session is ended': { output: { location: '/endSession?id_token_hint=e30.e30.c2ln' }, answer: 'let go' },
      'the session was over': { output: { location: '/endSession?id_token_hint=e30.e30.c2ln' }, answer: isOver.answer },
      ...refusals,
    },
  },
  calls: { endSession: { method: 'POST', path: '/api/auth/logout' } },
  key: ({ isForced }) => isForced,
  sees: [
    {
      in: 'asked',
      where: ({ key: isForced }, by) => !isForced && by === '',
      heading: { fi: 'Kirjaudutaanko ulos?', sv: 'Vill du logga ut?', en: 'Do you want to log out?' },
      can: [signOut, stay],
      address: '/logout',
    },
    {
      in: 'signingOut',
      heading: { fi: 'Kirjaudumme ulos', sv: 'Vi loggar ut dig', en: 'Logging you out' },
      waitsFor: ['endSession'],
    },
    {
      in: 'failed',
      heading: {
        fi: 'Uloskirjautuminen ei onnistunut',
        sv: 'Utloggningen lyckades inte',
        en: 'Logging out did not work',
      },
      texts: [
        {
          fi: 'Olet edelleen kirjautuneena. Yritä uudelleen, tai sulje selain, jos se ei auta.',
          sv: 'Du är fortfarande inloggad. Försök igen, eller stäng webbläsaren om det inte hjälper.',
          en: 'You are still logged in. Try again, or close the browser if that does not help.',
        },
      ],
      can: [retry],
      focus: {
        role: 'heading',
        name: {
          fi: 'Uloskirjautuminen ei onnistunut',
          sv: 'Utloggningen lyckades inte',
          en: 'Logging out did not work',
        },
      },
    },
    {
      in: 'signedOut',
      heading: {
        fi: 'Kaikki sähkösi ja lämpösi yhdessä paikassa',
        sv: 'All din el och värme på ett ställe',
        en: 'All your electricity and heat in one place',
      },
      address: '/',
      through: '/endSession?id_token_hint=*',
      tells: 'signedOut',
    },
  ],
});

import type { FailureKind } from '../domain/failure.ts';
import type { Part } from './flowModel.ts';

/*
 * Words that several flows share, each once.
 */

export const tryAgain: Part = { role: 'button', name: 'Yritä uudelleen' };
export const signOut: Part = { role: 'link', name: 'Kirjaudu ulos' };

const faultIsOurs = 'Jokin meni vikaan. Yritä hetken päästä uudelleen.';

/** What a failed call means to the person, where a flow has no other words for it. */
export const failureTexts: Record<FailureKind, string> = {
  signInNeeded: faultIsOurs,
  denied: 'Sinulla ei ole oikeutta näihin tietoihin.',
  notFound: 'Tietoja ei löytynyt.',
  conflict: faultIsOurs,
  invalid: faultIsOurs,
  tooMany: 'Liian monta yritystä lyhyessä ajassa. Odota hetki.',
  unavailable: faultIsOurs,
  broken: faultIsOurs,
  timedOut: 'Vastaus ei tullut ajoissa. Yritä hetken päästä uudelleen.',
  unreachable: 'Palveluun ei saada yhteyttä. Tarkista verkkoyhteytesi.',
};

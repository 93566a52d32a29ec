import type { Action, Part } from '../../flowModel.ts';

/*
 * The page of the feedback, which a submission of it stands on as well.
 */

export const title = 'Anna palautetta';
export const thanks = 'Kiitos palautteestasi';
export const idea: Part = { role: 'radio', name: 'Idea' };
export const text: Part = { role: 'textbox', name: 'Viesti' };
export const send: Part = { role: 'button', name: 'Lähetä palaute' };

/** What a person writes, sends, and finds again where it was not taken. */
export const written = 'Lisätkää kulutukseen vertailu.';
export const sends: Action[] = [{ choose: idea }, { fill: text, text: written }, { press: send }];
export const holds = [{ part: text, text: written }];

export const notSent = 'Lähetys ei onnistunut';
export const notArrived = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
export const sessionOver = 'Istuntosi päättyi ennen lähetystä';
export const signInAgain: Part = { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' };

export const receipt = { feedbackNo: 'P-2026-000123', receivedAt: '2026-11-22T10:00:00.000Z' };

/** How the person comes back to what a page that is no more had sent. */
export const sentBefore = {
  person: 'Aino Mäkelä',
  address: '/feedback',
  draft: { name: 'feedback', version: 1, isSent: true as const, values: { kind: 'idea', text: written } },
};

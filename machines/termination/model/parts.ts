import type { TerminationValues } from '../../../domain/termination/index.ts';
import type { Action, Beginning, KeptDraft, Part, Place, Text, Texts } from '../../flowModel.ts';

/*
 * The page on which notice of a contract is given.
 */

export const address = '/contract/termination';
export const title: Text = { fi: 'Irtisano sopimus', id: 'termination.title' };
export const reviewTitle = 'Tarkista irtisanominen';
export const sentTitle = 'Sopimus on irtisanottu';

/** What a guard reads: which steps are done, and whether it was sent by a page that is no more. */
export interface Key {
  done: string;
  isSentBefore: boolean;
}
export const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
export const isOld = ({ key }: Place<Key>) => key.isSentBefore;
export const isAt =
  (state: string) =>
  ({ states }: Place<Key>) =>
    states.includes(`filling.${state}`);

/** What the steps are called, where that stands in another text. */
const stepNames = {
  end: { fi: 'Syy ja päivä', sv: 'Orsak och dag', en: 'Reason and day' },
  bill: { fi: 'Viimeinen lasku', sv: 'Sista fakturan', en: 'Last invoice' },
  review: { fi: 'Yhteen\u00ADveto', sv: 'Sammandrag', en: 'Summary' },
} satisfies Record<string, Texts>;

/** The way on to a step. */
export const onTo = (step: keyof typeof stepNames): Part => ({
  role: 'button',
  name: { fi: `Jatka: ${stepNames[step].fi}`, values: { nextName: stepNames[step] } },
});
export const backTo = (step: 'contract' | 'end' | 'bill'): Part => ({
  role: 'button',
  name: {
    fi: { contract: 'Sopimus', end: 'Syy ja päivä', bill: 'Viimeinen lasku' }[step],
    id: `termination.step.${step}`,
  },
});

/** The supply of Aino Mäkelä's home, in the words of the demo's data. */
export const spot: Part = {
  role: 'radio',
  name: { fi: 'Kajo Pörssi', sv: 'Kajo Börs', en: 'Kajo Spot', isData: true },
};
export const switching: Part = { role: 'radio', name: 'Vaihdan toiseen myyjään' };
export const soon: Part = { role: 'radio', name: { fi: 'Mahdollisimman pian', id: 'termination.when.soon' } };
export const email: Part = {
  role: 'textbox',
  name: { fi: 'Sähköpostiosoite', id: 'lastBill.email' },
};
export const byEmail: Part = { role: 'radio', name: { fi: 'Sähköpostilla', id: 'lastBill.byEmail' } };
export const submit: Part = { role: 'button', name: 'Lähetä irtisanominen' };

/** What the steps come to; the day is that on which the notice of today is over. */
export const values: TerminationValues = {
  contract: { contractCode: 'K23014478016', contractNo: '23014478016' },
  end: { reason: 'switching', lastDay: '2026-12-05' },
  bill: { email: 'aino.makela@kajo.example' },
};

/** The second of two presses in one place would be a double one. */
export const goesOn = (step: keyof typeof stepNames): Action[] => [{ wait: 500 }, { press: onTo(step) }];
export const goesBack = (step: 'contract' | 'end' | 'bill'): Action[] => [{ wait: 500 }, { press: backTo(step) }];

const draft: KeptDraft = {
  name: 'termination',
  version: 1,
  values: {
    done: ['contract', 'end', 'bill'],
    contract: { contractCode: 'K23014478016' },
    end: { reason: 'switching', when: 'soon', lastDay: '' },
    bill: { email: 'aino.makela@kajo.example', method: 'email' },
  },
};
export const filledIn: Beginning = { person: 'Aino Mäkelä', address, draft };
export const sentBefore: Beginning = { person: 'Aino Mäkelä', address, draft: { ...draft, isSent: true } };

import type { ConsentId, ConsentText } from '../types.ts';

/** The boxes of a move, none of which must be ticked: the contract is the same one (`move.consents`). */
export const consentsOfMove = ['marketingEmail', 'marketingSms'] as const satisfies readonly ConsentId[];

/** Their texts, in the order in which they stand. */
export const moveConsents = (texts: readonly ConsentText[]): (ConsentText & { isRequired: boolean })[] =>
  texts
    .filter(({ id }) => (consentsOfMove as readonly string[]).includes(id))
    .map((text) => ({ ...text, isRequired: false }));

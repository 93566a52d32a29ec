import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { ConsentId, ConsentText } from '../../../domain/types.ts';

/** A box of a form, and whether it must be ticked. */
export type ConsentBox = ConsentText & { isRequired: boolean };

/** Of a box that must be ticked, as the id of its text. Its words stand at the box, and not in the summary, which says them. */
export const boxOpen: string = msg({
  id: 'consents.error.box',
  message: '{place, select, summary {Rastita kohta: {label}} other {Rastita kohta, jos haluat jatkaa.}}',
}).id;

/** The boxes that must be ticked are; of the others nothing is asked (`form.consents`). */
export function consentsSchema(boxes: readonly ConsentBox[]) {
  const box = (id: ConsentId) => {
    const isRequired = boxes.some((asked) => asked.id === id && asked.isRequired);
    return v.pipe(
      v.boolean(),
      v.check((isTicked) => isTicked || !isRequired, boxOpen),
    );
  };
  return v.object({
    terms: box('terms'),
    terminationMandate: box('terminationMandate'),
    personalDataTransfer: box('personalDataTransfer'),
    earlyStart: box('earlyStart'),
    contractCommunication: box('contractCommunication'),
    marketingEmail: box('marketingEmail'),
    marketingSms: box('marketingSms'),
  });
}

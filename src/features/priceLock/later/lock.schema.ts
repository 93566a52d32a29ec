import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { consentsSchema, type ConsentBox } from '../../../shared/consents/consents.form.ts';
import { errorLabels } from '../../../shared/form/errorLabels.ts';
import { emailField, phoneField } from '../../../shared/form/schemas.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { LockValues } from '../priceLock.form.ts';

/** What decides what is asked. */
interface Asked {
  boxes: readonly ConsentBox[];
  /** Whoever is not known to have the contract says how they are reached. */
  isPhoneAsked: boolean;
  orderer: Pick<Orderer, 'isStaff' | 'salesPoints'>;
}

/** What the order of a lock asks for (`priceLock.form`). */
export const lockSchema = ({ boxes, isPhoneAsked, orderer: { isStaff, salesPoints } }: Asked) =>
  v.object({
    email: emailField(),
    phone: isPhoneAsked ? phoneField() : v.string(),
    consents: consentsSchema(boxes),
    salesChannel: v.pipe(
      v.string(),
      v.check((channel) => !isStaff || channel !== '', errorLabels.required),
    ),
    salesPointId: v.pipe(
      v.string(),
      v.check((point) => !isStaff || salesPoints.length === 0 || point !== '', errorLabels.required),
    ),
    importAsOffer: v.boolean(),
  }) as v.GenericSchema<LockValues, LockValues>;

/** Says what is wrong with what is typed, or what it comes to. */
export const lockResolver = (asked: Asked) => valibotResolver(lockSchema(asked));

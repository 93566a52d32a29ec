import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { consentsSchema, type ConsentBox } from '../../../shared/consents/consents.form.ts';
import { emailField, phoneField } from '../../../shared/form/schemas.ts';
import { salesEntries } from '../../../shared/sale/later/sales.schema.ts';
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
export const lockSchema = ({ boxes, isPhoneAsked, orderer }: Asked) =>
  v.object({
    email: emailField(),
    phone: isPhoneAsked ? phoneField() : v.string(),
    consents: consentsSchema(boxes),
    ...salesEntries(orderer),
  }) as v.GenericSchema<LockValues, LockValues>;

/** Says what is wrong with what is typed, or what it comes to. */
export const lockResolver = (asked: Asked) => valibotResolver(lockSchema(asked));

import * as v from 'valibot';
import { consentsSchema, type ConsentBox } from '../../consents/consents.form.ts';
import {
  deliverySiteSchema,
  type DeliverySiteInput,
  type DeliverySiteValues,
} from '../../deliverySite/deliverySite.form.ts';
import { emailField, phoneField } from '../../form/schemas.ts';
import { salesEntries } from '../../sale/later/sales.schema.ts';
import type { Orderer } from '../../sale/useOrderer.ts';

/** What decides what is asked. */
export interface AskedOfAddition {
  boxes: readonly ConsentBox[];
  /** Whoever is not known to have the contract says how they are reached. */
  isPhoneAsked: boolean;
  isSiteAsked: boolean;
  orderer: Pick<Orderer, 'isStaff' | 'salesPoints'>;
}

/** Nothing is asked there: whatever stands in it counts for nothing. */
const unasked = v.string();

const noSite = v.pipe(
  v.custom<DeliverySiteValues>(() => true),
  v.transform((): DeliverySiteInput | null => null),
) as v.GenericSchema<DeliverySiteValues, DeliverySiteInput | null>;

/** What whatever is added to a contract asks for (`addition.form`). */
export const additionEntries = ({ boxes, isPhoneAsked, isSiteAsked, orderer }: AskedOfAddition) => ({
  email: emailField(),
  phone: isPhoneAsked ? phoneField() : unasked,
  site: isSiteAsked ? deliverySiteSchema({ isIdEnough: true }) : noSite,
  consents: consentsSchema(boxes),
  ...salesEntries(orderer),
});

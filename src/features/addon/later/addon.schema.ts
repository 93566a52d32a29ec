import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { consentsSchema, type ConsentBox } from '../../../shared/consents/consents.form.ts';
import {
  deliverySiteSchema,
  type DeliverySiteInput,
  type DeliverySiteValues,
} from '../../../shared/deliverySite/deliverySite.form.ts';
import { errorLabels } from '../../../shared/form/errorLabels.ts';
import { emailField, phoneField } from '../../../shared/form/schemas.ts';
import { salesEntries } from '../../../shared/sale/later/sales.schema.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { AddonInput, AddonValues } from '../addon.form.ts';

/** What decides what is asked. */
interface Asked {
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

/** What the order of an add-on asks for (`addition.form`). */
export const addonSchema = ({ boxes, isPhoneAsked, isSiteAsked, orderer }: Asked) =>
  v.object({
    addon: v.pipe(v.string(), v.nonEmpty(errorLabels.required)),
    email: emailField(),
    phone: isPhoneAsked ? phoneField() : unasked,
    site: isSiteAsked ? deliverySiteSchema({ isIdEnough: true }) : noSite,
    consents: consentsSchema(boxes),
    ...salesEntries(orderer),
  }) as v.GenericSchema<AddonValues, AddonInput>;

/** Says what is wrong with what is typed, or what it comes to. */
export const addonResolver = (asked: Asked) => valibotResolver(addonSchema(asked));

import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { additionEntries, type AskedOfAddition } from '../../../shared/addition/later/addition.schema.ts';
import { errorLabels } from '../../../shared/form/later/errorLabels.ts';
import type { AddonInput, AddonValues } from '../addon.form.ts';

/** What the order of an add-on asks for (`addition.form`). */
export const addonSchema = (asked: AskedOfAddition) =>
  v.object({
    addon: v.pipe(v.string(), v.nonEmpty(errorLabels.required)),
    ...additionEntries(asked),
  }) as v.GenericSchema<AddonValues, AddonInput>;

/** Says what is wrong with what is typed, or what it comes to. */
export const addonResolver = (asked: AskedOfAddition) => valibotResolver(addonSchema(asked));

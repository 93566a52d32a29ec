import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { additionEntries, type AskedOfAddition } from '../../../shared/addition/later/addition.schema.ts';
import type { LockInput, LockValues } from '../priceLock.form.ts';

/** What the order of a lock asks for (`priceLock.form`). */
export const lockSchema = (asked: AskedOfAddition) =>
  v.object(additionEntries(asked)) as v.GenericSchema<LockValues, LockInput>;

/** Says what is wrong with what is typed, or what it comes to. */
export const lockResolver = (asked: AskedOfAddition) => valibotResolver(lockSchema(asked));

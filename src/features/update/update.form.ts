import * as v from 'valibot';
import type { ContactKind } from '../../../domain/contactUpdate/index.ts';
import type { NewContactUpdate } from '../../../domain/types.ts';
import { draftKind } from '../../shared/draft/drafts.ts';
import { customerNumberField, emailField, ibanField } from '../../shared/form/schemas.ts';

/** What the form asks; of the account and the address the one that the page is for (`update.form`). */
export const updateSchema = (kind: ContactKind) =>
  v.object({
    customerNo: customerNumberField(),
    iban: ibanField({ isOptional: kind !== 'bankAccount' }),
    email: emailField({ isOptional: kind !== 'emailAddress' }),
  });

type Schema = ReturnType<typeof updateSchema>;
export type UpdateInput = v.InferInput<Schema>;
export type UpdateTyped = v.InferOutput<Schema>;

/** What is kept while one types: never the account (`update.secret`). */
export type UpdateValues = Omit<UpdateInput, 'iban'>;

const kept = (kind: ContactKind) =>
  draftKind(updateSchema(kind), {
    name: `update.${kind}`,
    version: 1,
    defaultValues: { customerNo: '', email: '' } satisfies UpdateValues,
    keeps: ['customerNo', 'email'],
  });

export const updateDrafts = { bankAccount: kept('bankAccount'), emailAddress: kept('emailAddress') };

/** What is sent of it. */
export const newUpdate = (kind: ContactKind, { customerNo, iban, email }: UpdateTyped): NewContactUpdate => ({
  kind,
  customerNo,
  value: kind === 'bankAccount' ? iban : email,
});

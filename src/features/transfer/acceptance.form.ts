import * as v from 'valibot';
import type { TransferAcceptance, TransferOffer } from '../../../domain/types.ts';
import { addressSchema, emptyAddress, noAddress } from '../../shared/address/address.form.ts';
import { consentsSchema, type ConsentBox } from '../../shared/consents/consents.form.ts';
import { noConsents } from '../../shared/consents/noConsents.ts';
import { draftKind } from '../../shared/draft/drafts.ts';
import { errorLabels } from '../../shared/form/later/errorLabels.ts';
import { emailField, phoneField } from '../../shared/form/schemas.ts';

const methods = [
  'eInvoice',
  'emailInvoice',
  'paperInvoice',
] as const satisfies TransferAcceptance['billing']['method'][];
type Method = (typeof methods)[number];

/** What a new holder gives and agrees to (`transfer.offer`). */
export const acceptanceSchema = ({ isCustomer, boxes }: { isCustomer: boolean; boxes: readonly ConsentBox[] }) =>
  // Apart from each other, so that all of it is looked at whatever is wrong in one.
  v.intersect([
    v.object({
      email: emailField(),
      phone: phoneField(),
      address: isCustomer ? noAddress : addressSchema(),
      consents: consentsSchema(boxes),
    }),
    v.pipe(
      v.object({
        method: v.pipe(
          v.string(),
          v.check((text) => methods.some((method) => method === text), errorLabels.choiceMissing),
        ),
        bankId: v.string(),
      }),
      v.forward(
        v.check(({ method, bankId }) => method !== 'eInvoice' || bankId !== '', errorLabels.choiceMissing),
        ['bankId'],
      ),
    ),
  ]);

type Schema = ReturnType<typeof acceptanceSchema>;
export type AcceptanceValues = v.InferInput<Schema>;
export type Acceptance = v.InferOutput<Schema>;

/** What is sent: the boxes in the version that was read. */
export function acceptanceOf(
  { email, phone, address, method, bankId, consents: given }: Acceptance,
  { consents }: Pick<NonNullable<TransferOffer['offer']>, 'consents'>,
): TransferAcceptance {
  return {
    contact: { email, phone },
    address,
    billing: { method: method as Method, bankId: method === 'eInvoice' ? bankId : null },
    consents: consents.map(({ id, version }) => ({ id, version, isGiven: given[id] })),
  };
}

export const acceptanceDraft = draftKind(acceptanceSchema({ isCustomer: false, boxes: [] }), {
  name: 'transferAcceptance',
  version: 2,
  defaultValues: {
    email: '',
    phone: '',
    address: emptyAddress,
    method: '',
    bankId: '',
    consents: noConsents,
  } satisfies AcceptanceValues,
  keeps: ['email', 'phone', 'address', 'method', 'bankId', 'consents'],
});

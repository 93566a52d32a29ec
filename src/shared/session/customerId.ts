import type { Representations, TokenValidation } from '../../../domain/types.ts';

/**
 * The customer whom the pages show (`session.customer`). The one handed over counts where the person may act for them: an
 * employee always asks the server, a customer needs a representation. Null: nobody, or not known yet while
 * `representations` are still to come.
 *
 * @param representations undefined while they have not arrived, null where they could not be had
 */
export function chooseCustomerId(
  validation: Pick<TokenValidation, 'customerId' | 'allowedEmployee'>,
  handedOver: string | null,
  representations: Representations | null | undefined,
): string | null {
  if (handedOver === null || handedOver === validation.customerId) return validation.customerId;
  if (validation.allowedEmployee) return handedOver;
  if (representations === undefined) return null;
  const isRepresented = representations?.representing.some(({ customerId }) => customerId === handedOver);
  return isRepresented ? handedOver : validation.customerId;
}

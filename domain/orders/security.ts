import { dueDateOf } from '../invoices/due.ts';
import type { CampaignProduct, OrderResult } from '../types.ts';

interface Facts {
  /** In cents: with so much in advance the credit register would trust them; null: with nothing. */
  depositCents: number | null;
  /** The retailer must supply there (Electricity Market Act 21 §). */
  isLiable: boolean;
}

/** In cents: what is asked in advance of whom the retailer must supply, where the register names no sum. */
const PREPAYMENT = 15_000;

/**
 * What makes a supply possible for whom credit was refused (`order.security`): a deposit where the product is billed
 * afterwards and the register says how much would do, and always something where there is an obligation to supply. Null:
 * nothing, so that the order is refused.
 */
export function securityFor(
  { productKind }: Pick<CampaignProduct, 'productKind'>,
  { depositCents, isLiable }: Facts,
): OrderResult['security'] {
  const isSupply = productKind === 'Electricity' || productKind === 'Heat';
  if (isSupply && depositCents !== null) return { kind: 'deposit', cents: depositCents };
  return isLiable && productKind === 'Electricity' ? { kind: 'prepayment', cents: PREPAYMENT } : null;
}

/**
 * The day by which what is asked in advance is to be paid, as long after the order as any bill gives, and a banking day as there (`order.security`).
 *
 * @param orderedOn `YYYY-MM-DD` in Helsinki, of the order or of the acceptance that made an offer one
 */
export const securityDueDay = (orderedOn: string): string => dueDateOf(orderedOn);

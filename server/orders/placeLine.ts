import { addressLine } from '../../domain/orders/index.ts';
import type { OrderForm } from '../../domain/types.ts';

/** Where it is delivered, in a line: the address, or the id of the metering point where that alone was given. Null: nowhere. */
export function placeLine({ deliverySite }: Pick<OrderForm, 'deliverySite'>): string | null {
  if (deliverySite === null) return null;
  const { address, meteringPointId } = deliverySite;
  if (address === null) return meteringPointId;
  return addressLine(address);
}

import * as v from 'valibot';
import { errorLabels } from '../../form/later/errorLabels.ts';
import type { Orderer } from '../useOrderer.ts';

interface SalesErrors {
  channel: string;
  point: string;
}

const required: SalesErrors = { channel: errorLabels.required, point: errorLabels.required };

/** What an employee says of a sale (`order.salesLists`): nobody else is asked. */
export const salesEntries = (
  { isStaff, salesPoints }: Pick<Orderer, 'isStaff' | 'salesPoints'>,
  errors: SalesErrors = required,
) => ({
  salesChannel: v.pipe(
    v.string(),
    v.check((channel) => !isStaff || channel !== '', errors.channel),
  ),
  salesPointId: v.pipe(
    v.string(),
    v.check((point) => !isStaff || salesPoints.length === 0 || point !== '', errors.point),
  ),
  importAsOffer: v.boolean(),
});

import type { NewOrder } from '../../domain/types.ts';
import type { OrderingStaff } from './orderer.ts';

/** Who sold it, where an employee did (`order.staff`). */
export const soldBy = ({ salesInfo }: Pick<NewOrder, 'salesInfo'>, staff: OrderingStaff | null) => ({
  employee: staff?.sub ?? null,
  actingReason: staff?.reason ?? null,
  salesAgentId: staff?.salesAgentId ?? null,
  brand: salesInfo?.brand ?? null,
  salesPointId: salesInfo?.salesPointId ?? null,
  salesPoint: salesInfo?.salesPoint ?? null,
  salesChannel: salesInfo?.salesChannel ?? null,
});

import type { Contracts } from '../../../../domain/types.ts';
import { MovesUnderWay } from './MovesUnderWay.tsx';
import { OrdersUnderWay } from './OrdersUnderWay.tsx';

/** What there is no contract of yet: what moves to where no delivery site is known, and what was ordered. */
export function UnderWay({ contracts }: { contracts: Contracts }) {
  const { ordersUnderWay } = contracts;
  return (
    <>
      <MovesUnderWay contracts={contracts} />
      {ordersUnderWay.length > 0 && <OrdersUnderWay orders={ordersUnderWay} />}
    </>
  );
}

import type { ProductChange } from '../../../../domain/types.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useBotCheck } from '../../../shared/submission/useBotCheck.ts';
import { orderActors, type OrderActors } from './order.actors.ts';

/** What the machine of an order invokes once it is sent, to be done by this page. */
export function useOrderActors(change: ProductChange | undefined): OrderActors {
  const { api } = useSession();
  return orderActors(api, useBotCheck('order'), change);
}

import type { Orderer } from '../useOrderer.ts';
import { AgentMissing } from './AgentMissing.tsx';
import { ChannelsMissing } from './ChannelsMissing.tsx';

/** What an employee lacks for a sale is told first, before they fill in anything (`order.salesLists`). */
export function SellerMissing({
  orderer,
}: {
  orderer: Pick<Orderer, 'isStaff' | 'asksSalesAgentId' | 'salesChannels'>;
}) {
  return (
    <>
      {orderer.isStaff && orderer.asksSalesAgentId && <AgentMissing />}
      {orderer.isStaff && orderer.salesChannels.length === 0 && <ChannelsMissing />}
    </>
  );
}

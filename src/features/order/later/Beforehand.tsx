import type { ReactNode } from 'react';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { AgentMissing } from './AgentMissing.tsx';
import { ChannelsMissing } from './ChannelsMissing.tsx';
import { UnlessHeld } from './UnlessHeld.tsx';

interface BeforehandProps {
  template: CampaignTemplate;
  orderer: Orderer;
  /** The form. */
  children: ReactNode;
}

/** What an employee is told before an order is begun, and a customer who orders a service alone. */
export function Beforehand({ template, orderer, children }: BeforehandProps) {
  const isAlone = template.product.productKind === 'ValueAdded' && orderer.isCustomer;
  return (
    <>
      {orderer.isStaff && orderer.asksSalesAgentId && <AgentMissing />}
      {orderer.isStaff && orderer.salesChannels.length === 0 && <ChannelsMissing />}
      {isAlone ? <UnlessHeld {...{ template, orderer }}>{children}</UnlessHeld> : children}
    </>
  );
}

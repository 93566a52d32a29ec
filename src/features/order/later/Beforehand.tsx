import type { ReactNode } from 'react';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { SellerMissing } from '../../../shared/sale/later/SellerMissing.tsx';
import { draftNameOf } from '../order.draft.ts';
import { ReceivedOrder } from './ReceivedOrder.tsx';
import { UnlessHeld } from './UnlessHeld.tsx';

interface BeforehandProps {
  template: CampaignTemplate;
  orderer: Orderer;
  /** Whether the page was opened where it says what was sent. */
  beganSent: boolean;
  /** The form. */
  children: ReactNode;
}

/**
 * What an employee is told before an order is begun, and a customer who orders a service alone; where it was sent before the
 * page was opened, its receipt (`order.loadedAnew`).
 */
export function Beforehand({ template, orderer, beganSent, children }: BeforehandProps) {
  const isAlone = template.product.productKind === 'ValueAdded' && orderer.isCustomer;
  const form = (
    <>
      <SellerMissing orderer={orderer} />
      {isAlone ? <UnlessHeld {...{ template, orderer }}>{children}</UnlessHeld> : children}
    </>
  );
  if (!beganSent) return form;
  return <ReceivedOrder name={draftNameOf(template)} owner={orderer.customerId} otherwise={form} />;
}

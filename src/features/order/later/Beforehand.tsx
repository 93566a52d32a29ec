import type { ReactNode } from 'react';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { SellerMissing } from '../../../shared/sale/later/SellerMissing.tsx';
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
      <SellerMissing orderer={orderer} />
      {isAlone ? <UnlessHeld {...{ template, orderer }}>{children}</UnlessHeld> : children}
    </>
  );
}

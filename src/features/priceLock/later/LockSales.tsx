import type { Addon } from '../../../../domain/types.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import { SalesFields } from '../../../shared/sale/later/SalesFields.tsx';
import { isByTelephone } from '../../../shared/sale/sold.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { LockValues } from '../priceLock.form.ts';

interface LockSalesProps {
  form: PortalForm<LockValues, LockValues>;
  lock: Addon;
  orderer: Orderer;
  readOnly: boolean;
}

/** Where an employee sells it (`order.salesLists`). */
export function LockSales({ form, lock, orderer, readOnly }: LockSalesProps) {
  const { salesChannel } = form.methods.watch();
  const fields = {
    salesChannel: form.field('salesChannel'),
    salesPointId: form.field('salesPointId'),
    importAsOffer: form.field('importAsOffer'),
  };
  const mustBeOffer = isByTelephone({ product: lock }, orderer, { salesChannel });
  return <SalesFields {...{ fields, orderer, mustBeOffer, readOnly }} isCalled={false} />;
}

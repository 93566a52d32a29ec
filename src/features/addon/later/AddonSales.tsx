import type { Addon } from '../../../../domain/types.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import { SalesFields } from '../../../shared/sale/later/SalesFields.tsx';
import { isByTelephone } from '../../../shared/sale/sold.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { AddonInput, AddonValues } from '../addon.form.ts';

/** Where an employee sells it (`order.salesLists`). */
export function AddonSales({
  form,
  chosen,
  orderer,
  readOnly,
}: {
  form: PortalForm<AddonValues, AddonInput>;
  chosen: Addon;
  orderer: Orderer;
  readOnly: boolean;
}) {
  const { salesChannel } = form.methods.watch();
  const fields = {
    salesChannel: form.field('salesChannel'),
    salesPointId: form.field('salesPointId'),
    importAsOffer: form.field('importAsOffer'),
  };
  const mustBeOffer = isByTelephone({ product: chosen }, orderer, { salesChannel });
  return <SalesFields {...{ fields, orderer, mustBeOffer, readOnly }} isCalled={false} />;
}

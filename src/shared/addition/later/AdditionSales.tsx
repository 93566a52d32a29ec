import { useWatch } from 'react-hook-form';
import type { Addon } from '../../../../domain/types.ts';
import type { PortalForm } from '../../form/usePortalForm.ts';
import { isByTelephone, type SalesValues } from '../../sale/sold.ts';
import type { Orderer } from '../../sale/useOrderer.ts';
import { SalesFields } from '../../sale/later/SalesFields.tsx';

interface AdditionSalesProps<Values extends SalesValues, Output> {
  form: PortalForm<Values, Output>;
  product: Addon;
  orderer: Orderer;
  readOnly: boolean;
}

/** Where an employee sells what is added to a contract (`order.salesLists`). */
export function AdditionSales<Values extends SalesValues, Output>(props: AdditionSalesProps<Values, Output>) {
  const { product, orderer, readOnly } = props;
  // The form has these among its fields, whatever else it asks.
  const form = props.form as unknown as PortalForm<SalesValues, unknown>;
  const salesChannel = useWatch({ control: form.methods.control, name: 'salesChannel' });
  const fields = {
    salesChannel: form.field('salesChannel'),
    salesPointId: form.field('salesPointId'),
    importAsOffer: form.field('importAsOffer'),
  };
  const mustBeOffer = isByTelephone({ product }, orderer, { salesChannel });
  return <SalesFields {...{ fields, orderer, mustBeOffer, readOnly }} isCalled={false} />;
}

import { useLingui } from '@lingui/react/macro';
import { useAddressLabels } from '../address/useAddressLabels.ts';
import { useSpeaksOfCustomer } from '../session/useSpeaksOfCustomer.ts';

/** What the fields of the last bill are called. */
export function useLastBillLabels() {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return {
    email: t({ id: 'lastBill.email', message: 'Sähköpostiosoite' }),
    method: speaksOfCustomer
      ? t({ id: 'lastBill.methodOfStaff', message: 'Miten asiakas haluaa viimeisen laskun?' })
      : t({ id: 'lastBill.method', message: 'Miten haluat viimeisen laskun?' }),
    ...useAddressLabels('address'),
  };
}

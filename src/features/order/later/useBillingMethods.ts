import { useLingui } from '@lingui/react/macro';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { billingMethods } from '../order.form.ts';
import { useProductLines } from '../useOrderWords.ts';

/** The ways in which a bill may come, with what they cost. */
export function useBillingMethods({ product, paperInvoiceFee }: CampaignTemplate) {
  const { t } = useLingui();
  const { priceOf } = useProductLines();
  const fee = priceOf(product, paperInvoiceFee);
  const methods: { value: (typeof billingMethods)[number]; label: string; description?: string }[] = [
    {
      value: 'eInvoice',
      label:
        product.customerType === 'B2B'
          ? t({ id: 'order.method.eInvoiceOfCompany', message: 'Verkkolaskuna' })
          : t({ id: 'order.method.eInvoice', message: 'E-laskuna verkkopankkiin' }),
      description: t({ id: 'order.method.free', message: 'Maksuton' }),
    },
    {
      value: 'emailInvoice',
      label: t({ id: 'order.method.email', message: 'Sähköpostilla' }),
      description: t({ id: 'order.method.free', message: 'Maksuton' }),
    },
    { value: 'paperInvoice', label: t({ id: 'order.method.paper', message: 'Kirjeenä' }), description: fee },
  ];
  return methods;
}

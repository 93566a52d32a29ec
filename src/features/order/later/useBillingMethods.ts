import { useLingui } from '@lingui/react/macro';
import type { BillingMethod, CampaignTemplate } from '../../../../domain/types.ts';
import type { billingMethods } from '../order.form.ts';
import { useSaidPrices } from './useSaidPrices.ts';

type BillingFacts = Pick<CampaignTemplate, 'product' | 'paperInvoiceFee'>;

/** The ways in which a bill may come, with what they cost. */
export function useBillingMethods({ product, paperInvoiceFee }: BillingFacts) {
  const { t } = useLingui();
  const { priceOf } = useSaidPrices();
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

/** How the bill comes, with what that costs. */
export function useBillingText(facts: BillingFacts): (method: BillingMethod) => string {
  const { i18n } = useLingui();
  const methods = useBillingMethods(facts);
  return (chosen) => {
    const method = methods.find(({ value }) => value === chosen);
    const { label, description = '' } = method ?? {};
    const cost = description.slice(0, 1).toLocaleLowerCase(i18n.locale) + description.slice(1);
    return [label, cost].filter(Boolean).join(', ');
  };
}

import { useLingui } from '@lingui/react/macro';
import { startDateOf, type OrderValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSaleWords } from '../../shared/sale/useSaleWords.ts';
import { BillAside } from '../../ui/BillAside/BillAside.tsx';
import { useEstimate } from './useEstimate.ts';
import { useProductLines, useStartLabel } from './useOrderWords.ts';

/** What is ordered so far, beside the form. */
export function OrderAside({ template, values }: { template: CampaignTemplate; values: Partial<OrderValues> }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { priceLines, vatText, priceOf } = useProductLines();
  const { labels, termText } = useSaleWords();
  const estimateOf = useEstimate();
  const startLabel = useStartLabel(template.product);
  const { product, campaign, services, paperInvoiceFee } = template;
  const chosen = services
    .flatMap((group) => group.values)
    .filter(({ templateId }) => values.services?.services.includes(templateId));
  const startDate = values.start ? startDateOf(values.start, template) : null;
  const [first, ...rest] = priceLines(product, startDate);
  const closesOn = campaign.closesOn === null ? null : date(campaign.closesOn);
  return (
    <BillAside
      title={product.productName}
      total={first?.value ?? ''}
      lines={[
        ...rest,
        ...estimateOf(product, values.product?.household),
        ...chosen.map(({ productName, price }) => ({ label: productName, value: priceOf(product, price) })),
        ...(values.billing?.billing?.method === 'paperInvoice'
          ? [
              {
                label: t({ id: 'order.aside.paperInvoice', message: 'Paperilasku' }),
                value: priceOf(product, paperInvoiceFee),
              },
            ]
          : []),
        { label: labels.term, value: termText(product) },
        ...(startDate === null ? [] : [{ label: startLabel, value: date(startDate) }]),
      ]}
      note={[
        vatText(product),
        closesOn && t({ id: 'order.closesOn', message: `Kampanja on voimassa ${closesOn} asti.` }),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { laterPrices } from '../../../domain/orders/index.ts';
import type { CampaignPrice, CampaignProduct, CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePriceWords } from '../../shared/sale/usePriceWords.ts';
import { useSaleWords } from '../../shared/sale/useSaleWords.ts';

/** What the steps are called (`order.steps`): who sells what they produce is supplied with nothing and pays nothing. */
export function useStepNames({ formLayout }: Pick<CampaignProduct, 'formLayout'>): Record<OrderStep, string> {
  const { t } = useLingui();
  const isProduction = formLayout === 'smallProduction';
  return {
    product: t({ id: 'order.step.product', message: 'Tuote' }),
    person: t({ id: 'order.step.person', message: 'Tilaa\u00ADjan tiedot' }),
    site: t({ id: 'order.step.site', message: 'Käyttö\u00ADpaikka' }),
    start: isProduction
      ? t({ id: 'order.step.startOfProduction', message: 'Ostamisen alku' })
      : t({ id: 'order.step.start', message: 'Toimi\u00ADtuksen alku' }),
    billing: isProduction
      ? t({ id: 'order.step.account', message: 'Tili' })
      : t({ id: 'order.step.billing', message: 'Lasku\u00ADtus' }),
    services: t({ id: 'order.step.services', message: 'Lisä\u00ADpalvelut' }),
    review: t({ id: 'order.step.review', message: 'Yhteen\u00ADveto' }),
  };
}

/** What the day is called from which on it holds. */
export function useStartLabel({ formLayout }: Pick<CampaignProduct, 'formLayout'>): string {
  const { t } = useLingui();
  return formLayout === 'smallProduction'
    ? t({ id: 'order.startDateOfProduction', message: 'Ostamme sähköä alkaen' })
    : t({ id: 'order.startDate', message: 'Toimitus alkaa' });
}

/** What the page is called, by what is ordered. */
export function useOrderTitle({ product, change }: Pick<CampaignTemplate, 'product' | 'change'>): string {
  const { t } = useLingui();
  if (change) return t({ id: 'change.title', message: 'Vaihda sopimus' });
  return {
    electricity: t({ id: 'order.title', message: 'Tilaa sähkösopimus' }),
    heat: t({ id: 'order.titleOfHeat', message: 'Tilaa kaukolämpö' }),
    smallProduction: t({ id: 'order.titleOfProduction', message: 'Myy tuottamasi sähkö' }),
    valueAdded: t({ id: 'order.titleOfService', message: 'Tilaa palvelu' }),
  }[product.formLayout];
}

export interface PriceLine {
  label: string;
  value: string;
}

/** How a product is priced, in lines: with VAT for private people, without it for companies (`order.product`). */
export function useProductLines() {
  const { t } = useLingui();
  const formats = useFormats();
  const { laterPriceLabel } = useSaleWords();
  const { exchangeText, vatText } = usePriceWords();
  const priceOf = ({ customerType }: Pick<CampaignProduct, 'customerType'>, price: CampaignPrice) =>
    formats.price(customerType === 'B2B' ? price.priceExclVat : price.priceInclVat, price.pricingUnit);

  /** Of its energy; where that follows the exchange, what comes on top of it too. */
  const energyText = (product: CampaignProduct, price: CampaignPrice): string => {
    const amount = priceOf(product, price);
    if (!product.hourlyPriced) return amount;
    return exchangeText(product.hourlyPriced.label, amount);
  };

  /** @param startDate of the supply; null where it is not known yet */
  const priceLines = (product: CampaignProduct, startDate: string | null): PriceLine[] => {
    const { hourlyPriced, prices } = product;
    const labels = {
      energy: product.isRefund
        ? t({ id: 'order.price.compensation', message: 'Hyvitys' })
        : t({ id: 'order.price.energy', message: 'Energia' }),
      flatRate: t({ id: 'order.price.flatRate', message: 'Kiinteä hinta' }),
      addonFee: t({ id: 'order.price.addonFee', message: 'Palvelu' }),
      baseFee: product.monthlyFeeLabel ?? t({ id: 'order.price.baseFee', message: 'Perusmaksu' }),
    };
    const kinds = ['energy', 'flatRate', 'addonFee', 'baseFee'] as const;
    const textOf = (kind: (typeof kinds)[number], price: CampaignPrice) =>
      kind === 'energy' ? energyText(product, price) : priceOf(product, price);
    const later = laterPrices(product, startDate);
    return kinds.flatMap((kind) => {
      const price = prices[kind];
      if (!price) return [];
      return [
        { label: labels[kind], value: textOf(kind, price) },
        ...(kind === 'energy' && hourlyPriced
          ? [
              {
                label: t({ id: 'order.price.exchangeMean', message: 'Pörssin keskihinta, 12 kk' }),
                value: formats.price(Number(hourlyPriced.averageOfYear).toFixed(2), hourlyPriced.unit),
              },
            ]
          : []),
        ...later
          .filter((one) => one.kind === kind)
          .map((one) => ({ label: laterPriceLabel(labels[kind], one), value: textOf(kind, one.price) })),
      ];
    });
  };

  return { priceLines, vatText, priceOf };
}

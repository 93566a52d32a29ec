import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayWithdraw } from '../../../domain/orders/index.ts';
import type { CampaignProduct } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { usePortal } from '../portal.context.ts';
import { withElements } from '../withElements.tsx';
import { useSaleWords } from './useSaleWords.ts';

/** What of a product is said before it is ordered. */
export type Sold = Pick<
  CampaignProduct,
  'productName' | 'customerType' | 'isRefund' | 'contractTerm' | 'noticePeriodDays'
>;

/** What is alike of all products once, else each by its name. */
function gathered(products: readonly Sold[], textOf: (product: Sold) => string): string[] {
  const texts = new Set(products.map(textOf));
  if (texts.size === 1) return [...texts];
  return products.map((product) => `${product.productName}: ${textOf(product)}`);
}

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

/**
 * What the law wants said of products before they are ordered, as both the page of a campaign and the review of an order say
 * it (`campaign.facts`, `order.review`).
 *
 * @param target of what is read beside the page: `_blank` where something was typed
 */
export function useSaleFacts(target?: '_blank') {
  const { t, i18n } = useLingui();
  const { brand } = usePortal();
  const { labels, termText, noticeText, noWithdrawalText } = useSaleWords();
  const company = brand.companyName[i18n.locale as Locale];
  const { businessId } = brand;
  const withdrawal = (products: readonly Sold[]): ReactNode =>
    products.some(mayWithdraw)
      ? withElements(
          t({
            id: 'sale.withdrawal.days',
            message: '14 päivää vahvistuksesta syytä kertomatta, <0>peruuta verkossa</0>',
          }),
          (words) => (
            <TextLink href="/withdrawal" target={target}>
              {words}
            </TextLink>
          ),
        )
      : products[0] && noWithdrawalText(products[0]);
  return {
    seller: (products: readonly Sold[]): Fact => ({
      label: products.every(({ isRefund }) => isRefund)
        ? t({ id: 'sale.buyer', message: 'Ostaja' })
        : t({ id: 'sale.seller', message: 'Myyjä' }),
      value: t({ id: 'sale.companyWithId', message: `${company}, Y-tunnus ${businessId}` }),
    }),
    term: (products: readonly Sold[]): Fact => ({
      label: labels.term,
      value: <Lines of={gathered(products, termText)} />,
    }),
    notice: (products: readonly Sold[]): Fact => ({
      label: labels.notice,
      value: <Lines of={gathered(products, noticeText)} />,
    }),
    withdrawal: (products: readonly Sold[]): Fact => ({
      label: t({ id: 'sale.withdrawal', message: 'Peruutusoikeus' }),
      value: withdrawal(products),
    }),
  };
}

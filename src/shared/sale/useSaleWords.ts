import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { whyNoWithdrawal, type LaterPrice } from '../../../domain/orders/index.ts';
import type { CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/**
 * How long a product binds, and what of it is said in the same words wherever it is offered (`order.sameWords`); the mail of an
 * order says them too.
 */
export function useSaleWords() {
  const { t } = useLingui();
  const { date } = useFormats();

  const termText = ({
    contractTerm: { kind, months: count, endsOn },
  }: Pick<CampaignProduct, 'contractTerm'>): string => {
    const months = count ?? 0;
    const day = endsOn === null ? '' : date(endsOn);
    switch (kind) {
      case 'fixedTerm':
        return t({ id: 'sale.term.months', message: plural(months, { one: '# kuukausi', other: '# kuukautta' }) });
      case 'startingPeriod':
        return t({
          id: 'sale.term.starting',
          message: plural(months, {
            one: 'Toistaiseksi, aloitushinta # kuukauden',
            other: 'Toistaiseksi, aloitushinta # kuukautta',
          }),
        });
      case 'fixedContractLength':
        return t({ id: 'sale.term.until', message: `${day} asti` });
      case 'continuous':
        return t({ id: 'sale.term.continuous', message: 'Toistaiseksi' });
    }
  };

  const noticeText = ({
    noticePeriodDays: days,
    contractTerm: { kind },
  }: Pick<CampaignProduct, 'noticePeriodDays' | 'contractTerm'>): string =>
    kind === 'fixedTerm' || kind === 'fixedContractLength'
      ? t({
          id: 'sale.notice.bound',
          message: plural(days, {
            0: 'Sitoo määräajan loppuun',
            one: 'Sitoo määräajan loppuun, sen jälkeen # päivä',
            other: 'Sitoo määräajan loppuun, sen jälkeen # päivää',
          }),
        })
      : t({ id: 'sale.notice.days', message: plural(days, { one: '# päivä', other: '# päivää' }) });

  /** What the price of a label is called that follows a starting period. */
  const laterPriceLabel = (label: string, { months, from }: Pick<LaterPrice, 'months' | 'from'>): string => {
    const day = from === null ? null : date(from);
    return day === null
      ? t({
          id: 'sale.laterPrice.months',
          message: `${label} ${plural(months, { one: '# kuukauden', other: '# kuukauden' })} jälkeen`,
        })
      : t({ id: 'sale.laterPrice.from', message: `${label} ${day} alkaen` });
  };

  /** Why it may not be withdrawn from; null where it may. */
  const noWithdrawalText = (product: Pick<CampaignProduct, 'customerType' | 'isRefund'>): string | null => {
    switch (whyNoWithdrawal(product)) {
      case 'company':
        return t({ id: 'sale.withdrawal.company', message: 'Yrityksellä ei ole peruutusoikeutta.' });
      case 'seller':
        return t({
          id: 'sale.withdrawal.seller',
          message: 'Peruutusoikeutta ei ole, sillä tässä sopimuksessa myyjä olet sinä.',
        });
      case null:
        return null;
    }
  };

  return {
    labels: {
      term: t({ id: 'sale.term', message: 'Kesto' }),
      notice: t({ id: 'sale.notice', message: 'Irtisanomisaika' }),
    },
    termText,
    noticeText,
    laterPriceLabel,
    noWithdrawalText,
  };
}

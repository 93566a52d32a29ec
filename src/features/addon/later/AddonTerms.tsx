import { useLingui } from '@lingui/react/macro';
import type { Addon } from '../../../../domain/types.ts';
import { SaleTerms } from '../../../shared/sale/later/SaleTerms.tsx';

/** What the law wants said before the button (`addition.page`). */
export function AddonTerms({ addon, start, day }: { addon: Addon; start: string; day: string }) {
  const { t } = useLingui();
  return (
    <SaleTerms
      title={t({ id: 'order.beforeYouOrder', message: 'Ennen kuin tilaat' })}
      product={{
        ...addon,
        isRefund: false,
        productKind: 'ValueAdded',
        contractTerm: { kind: 'continuous', months: null, endsOn: null },
        hourlyPriced: null,
      }}
      start={{ label: start, value: day }}
      mayAskSecurity={false}
      isWithoutCredit
    />
  );
}

import { NOTICE_DAYS } from '../../../domain/termination/terms.ts';
import type { TransferOffer } from '../../../domain/types.ts';

/** A contract that is handed over, as what is sold to a consumer is told (`transfer.offer`). */
export const soldOf = ({
  productName,
  endDate,
  noticePeriodDays,
  prices,
  terms,
}: NonNullable<TransferOffer['offer']>) => ({
  productName,
  terms,
  customerType: 'B2C' as const,
  productKind: 'Electricity' as const,
  isRefund: false,
  contractTerm: {
    kind: endDate === null ? ('continuous' as const) : ('fixedContractLength' as const),
    months: null,
    endsOn: endDate,
  },
  noticePeriodDays: noticePeriodDays ?? NOTICE_DAYS,
  hourlyPriced: prices.find(({ kind }) => kind === 'margin') ?? null,
  prices: Object.fromEntries(prices.map((price) => [price.kind, price])),
});

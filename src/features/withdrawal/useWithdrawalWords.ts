import { useLingui } from '@lingui/react/macro';
import type { WithdrawableOrder, WithdrawalReceipt } from '../../../domain/types.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';

type Ordered = NonNullable<WithdrawalReceipt['order']>;

/** How orders and withdrawals are written, in the language in use. */
export function useWithdrawalWords() {
  const { t, i18n } = useLingui();
  const { date, dateTime, money } = useFormats();
  return {
    money: (cents: number) => money((cents / 100).toFixed(2)),
    /** Number, day and place of an order, in a line. */
    orderLine: ({ orderNo, orderedOn, place }: Ordered) => {
      const number = groupDigits(orderNo);
      const day = date(orderedOn);
      return place === null
        ? t({ id: 'withdrawal.orderLine', message: `Tilausnumero ${number}, tilattu ${day}.` })
        : t({ id: 'withdrawal.orderLineAt', message: `Tilausnumero ${number}, tilattu ${day}. ${place}` });
    },
    statement: ({ sold = 'contract', productName, orderNo, orderedOn }: Ordered) => {
      const number = groupDigits(orderNo);
      const day = date(orderedOn);
      if (sold !== 'contract')
        return t({
          id: 'withdrawal.statementOfAddition',
          message: `Peruutan tilauksen ${productName}, tilausnumero ${number}, tilattu ${day}.`,
        });
      return t({
        id: 'withdrawal.statement',
        message: `Peruutan sopimuksen ${productName}, tilausnumero ${number}, tilattu ${day}.`,
      });
    },
    /** The heading of the receipt: what was added to a contract is no contract that ends. */
    sentHeading: ({ sold = 'contract' }: Pick<Ordered, 'sold'>) =>
      sold === 'contract'
        ? t({ id: 'withdrawal.sent', message: 'Sopimus on peruutettu' })
        : t({ id: 'withdrawal.sentAddition', message: 'Tilaus on peruutettu' }),
    /** Day and time to the second. */
    instant: (at: string) => {
      const instant = new Date(at);
      const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
      return `${dateTime(instant.getTime())}${i18n.locale === 'en' ? ':' : '.'}${seconds}`;
    },
    /** Why an order cannot be withdrawn from; null where it can. */
    whyNot: ({ state, productName, orderNo, orderedOn, place, lastDay, receipt }: WithdrawableOrder) => {
      const number = groupDigits(orderNo);
      const orderedDay = date(orderedOn);
      const ordered = t({
        id: 'withdrawal.ordered',
        message: `${productName}, tilaus ${number}, tilattu ${orderedDay}`,
      });
      // Two of one name are told apart.
      const order = place === null ? ordered : `${ordered}, ${place}`;
      const day = date(lastDay);
      const withdrawnAt = receipt ? dateTime(Date.parse(receipt.receivedAt)) : '';
      const receiptNo = receipt?.receiptNo ?? '';
      switch (state) {
        case 'open':
          return null;
        case 'over':
          return t({
            id: 'withdrawal.over',
            message: `${order}: peruutusaika päättyi ${day}.`,
          });
        case 'withdrawn':
          return t({
            id: 'withdrawal.withdrawn',
            message: `${order}: peruutettu ${withdrawnAt}, kuitti ${receiptNo}.`,
          });
        case 'company':
          return t({
            id: 'withdrawal.company',
            message: `${order}: yrityksellä ei ole peruutusoikeutta.`,
          });
      }
    },
  };
}

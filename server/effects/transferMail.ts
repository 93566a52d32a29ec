import { addressLine, WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, helsinkiToday } from '../../domain/time/index.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import type { TransferRow } from '../store/transfers.ts';
import { translate, type Locale } from '../texts.ts';
import type { Mail, MailPart } from './mail.ts';
import { shortDay } from './mailWords.ts';

export type TransferTurn = 'offered' | 'accepted' | 'cancelled' | 'expired';

interface Given {
  what: TransferTurn;
  to: 'holder' | 'newHolder';
  row: TransferRow;
  handed: ContractAtSite;
  locale: Locale;
  now: Date;
  /** Where the new holder accepts it; with the offer alone. */
  link: string | null;
}

/**
 * What each of the two is told at a turn of a transfer (`transfer.mails`): the address, the product, the day, and nothing of
 * the other but what they have typed themselves.
 */
export function transferMail({ what, to, row, handed, locale, now, link }: Given): Mail {
  const text = (id: string, values?: Record<string, string>) => translate(locale, id, values);
  const product = handed.product.name[locale];
  const address = addressLine(handed.meteringPoint);
  const [day, lastDay] = [shortDay(row.day), shortDay(addDays(row.day, -1))];
  const values = { day, lastDay };
  const facts: [string, string][] = [
    [text('mail.transfer.product'), product],
    [text('mail.transfer.address'), address],
    [text('mail.transfer.day'), day],
    ...(to === 'holder' ? [[text('mail.transfer.email'), row.email] as [string, string]] : []),
  ];
  const parts: MailPart[] = [
    { kind: 'facts', title: null, facts },
    ...(link === null ? [] : [{ kind: 'link' as const, title: null, text: text('mail.transfer.link'), href: link }]),
    { kind: 'text', title: text('mail.transfer.next.title'), text: text(`mail.transfer.next.${what}.${to}`, values) },
  ];
  if (what === 'accepted' && to === 'newHolder') {
    const until = shortDay(addDays(helsinkiToday(now.getTime()), WITHDRAWAL_DAYS));
    parts.push({
      kind: 'text',
      title: text('mail.transfer.withdrawal.title'),
      text: text('mail.transfer.withdrawal', { until }),
    });
  }
  return {
    locale,
    subject: text(`mail.transfer.subject.${what}.${to}`),
    heading: text(`mail.transfer.subject.${what}.${to}`),
    intro: text(`mail.transfer.intro.${what}.${to}`, values),
    parts,
  };
}

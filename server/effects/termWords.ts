import type { CampaignTemplate } from '../../domain/types.ts';
import type { Text } from './mailWords.ts';

type Product = Pick<CampaignTemplate['product'], 'noticePeriodDays' | 'contractTerm'>;

/** How a mail says with how much notice a contract ends. */
export function noticeOf({ noticePeriodDays: days, contractTerm: { kind } }: Product, text: Text): string {
  const isBound = kind === 'fixedTerm' || kind === 'fixedContractLength';
  return text(isBound ? 'mail.order.notice.bound' : 'mail.order.notice.days', { days });
}

/** How a mail says how long a contract lasts. */
export function termOf({ contractTerm: { kind, months, endsOn } }: Product, text: Text): string {
  if (kind === 'fixedTerm' && months !== null) return text('mail.order.term.months', { months });
  if (kind === 'fixedContractLength' && endsOn !== null)
    return text('mail.order.term.until', { day: text.day(endsOn) });
  return kind === 'startingPeriod' && months !== null
    ? text('mail.order.term.starting', { months })
    : text('mail.order.term.continuous');
}

import { CalendarClock, Check, CircleAlert, Clock, Undo2, type IconNode } from 'lucide';
import type { Invoice } from '../../../domain/types.ts';
import { Tag, type TagTone } from '../../ui/Tag/Tag.tsx';
import { standingOfInvoice, type InvoiceStanding } from './invoices.view.ts';

const looks: Record<InvoiceStanding, { tone: TagTone; icon: IconNode }> = {
  open: { tone: 'info', icon: Clock },
  postponed: { tone: 'info', icon: CalendarClock },
  partlyPaid: { tone: 'info', icon: Clock },
  overdue: { tone: 'critical', icon: CircleAlert },
  inCollection: { tone: 'critical', icon: CircleAlert },
  paid: { tone: 'positive', icon: Check },
  credited: { tone: 'outline', icon: Undo2 },
};

interface StandingTagProps {
  invoice: Pick<Invoice, 'invoiceStatus' | 'postponedFrom'>;
  /** Given, as a list has hundreds of them. */
  standingText(standing: InvoiceStanding): string;
}

/** How an invoice stands. */
export function StandingTag({ invoice, standingText }: StandingTagProps) {
  const standing = standingOfInvoice(invoice);
  return <Tag {...looks[standing]}>{standingText(standing)}</Tag>;
}

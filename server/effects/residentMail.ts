import type { Day } from '../../domain/time/index.ts';
import type { CampaignProduct } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { textIn } from './mailWords.ts';

interface Given {
  kind: CampaignProduct['productKind'];
  /** The address. */
  place: string;
  /** Of the new contract, in Europe/Helsinki. */
  startDate: Day;
  firstName: string | null;
  locale: Locale;
}

/**
 * What somebody is told whose contract goes on at a place for which another has made one (`order.residentTold`): from when, and
 * what to do in either case. Who it was is not said.
 */
export function residentMail({ kind, place, startDate, firstName, locale }: Given): Mail {
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.resident.subject'),
    heading: text('mail.resident.heading'),
    ...(firstName !== null && { greeting: text('mail.greeting', { name: firstName }) }),
    intro: text('mail.resident.intro', { kind, place, day: text.day(startDate) }),
    parts: [
      { kind: 'text', title: text('mail.resident.leaves'), text: text('mail.resident.leaves.text') },
      { kind: 'text', title: text('mail.resident.stays'), text: text('mail.resident.stays.text') },
      { kind: 'text', title: text('mail.order.contact.title'), text: text('mail.resident.contact') },
    ],
  };
}

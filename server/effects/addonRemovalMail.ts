import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import type { AddonRemoval } from '../../domain/types.ts';
import type { UnitPrice } from '../store/schema.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { filled, textIn, unitPriceIn } from './mailWords.ts';

interface Removed extends Pick<AddonRemoval, 'productName' | 'endDate' | 'endsWithIt'> {
  contractNo: string;
  /** Where its contract is delivered. */
  address: string;
  price: UnitPrice;
  /** `YYYY-MM-DD` in Helsinki: prices carry the VAT of this day. */
  today: string;
}

/** What a customer is told of a service that ends (`removal.mail`): which, of which contract, its last day and what ends with it. */
export function addonRemovalMail(removed: Removed, locale: Locale): Mail {
  const { contractNo, address, productName, price, endsWithIt, today } = removed;
  const text = textIn(locale);
  const endDate = text.day(removed.endDate);
  return {
    locale,
    subject: text('mail.removal.subject', { contractNo }),
    heading: text('mail.removal.heading', { service: productName }),
    intro: text('mail.removal.intro', { service: productName, day: endDate }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.removal.service'), productName],
          [text('mail.removal.with'), endsWithIt.length === 0 ? null : endsWithIt.join(', ')],
          [text('mail.removal.contract'), contractNo],
          [text('mail.removal.site'), address],
          [text('mail.removal.price'), unitPriceIn(locale, { ...price, vatPercentage: vatPercentageOn(today) }, text)],
          [text('mail.removal.lastDay'), endDate],
        ]),
      },
      { kind: 'text', title: text('mail.removal.next'), text: text('mail.removal.next.text') },
      { kind: 'text', title: text('mail.removal.notYou'), text: text('mail.removal.notYou.text') },
    ],
  };
}

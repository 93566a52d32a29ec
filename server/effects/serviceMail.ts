import { vatPercentageOn } from '../../domain/contracts/vat.ts';
import { priceParts } from '../../domain/prices/vat.ts';
import { helsinkiToday, type Day } from '../../domain/time/index.ts';
import type { CustomerType } from '../../domain/types.ts';
import type { UnitPrice } from '../store/schema.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { filled, spaced, textIn, unitPriceIn } from './mailWords.ts';

interface Given {
  locale: Locale;
  orderNo: string;
  service: { productName: string; price: UnitPrice };
  /** Of the supply; null where it is not known yet. */
  startDate: Day | null;
  /** The first name of the customer; null of a company, or where nobody has told it. */
  firstName: string | null;
  customerType: CustomerType;
  now: Date;
}

/** What a person is told of a service that came through after its order (`order.retry`). */
export function serviceMail({
  locale,
  orderNo: number,
  service,
  startDate,
  firstName,
  customerType,
  now,
}: Given): Mail {
  const text = textIn(locale);
  const { productName, price } = service;
  const vatPercentage = vatPercentageOn(helsinkiToday(now.getTime()));
  const isWithoutVat = customerType === 'B2B';
  const { priceExclVat } = priceParts({ amount: price.amount, isVatIncluded: true }, vatPercentage);
  const said = { ...price, ...(isWithoutVat && { amount: priceExclVat }), vatPercentage, isWithoutVat };
  const orderNo = spaced(number);
  return {
    locale,
    subject: text('mail.service.subject', { orderNo }),
    heading: text('mail.service.heading', { service: productName }),
    ...(firstName !== null && { greeting: text('mail.greeting', { name: firstName }) }),
    intro: text('mail.service.intro', { orderNo }),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.order.service'), `${productName}, ${unitPriceIn(locale, said, text)}`],
          [text('mail.order.start'), startDate && text.day(startDate)],
          [text('mail.order.ordered'), text('mail.order.ordered.at', text.clock(now))],
        ]),
      },
      { kind: 'text', title: text('mail.order.contact.title'), text: text('mail.order.contact.made') },
    ],
  };
}

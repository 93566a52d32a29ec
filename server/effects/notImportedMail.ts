import type { NewOrder, OrderResult } from '../../domain/types.ts';
import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { filled, spaced, textIn } from './mailWords.ts';

/** The customer service works in it, whatever language the person used. */
const SERVICE_LOCALE: Locale = 'fi';

interface Given {
  answer: OrderResult;
  order: NewOrder;
  /** Of who has ordered, as far as it is known. */
  name: string | null;
  customerId: string | null;
}

/**
 * What the customer service is told of an order that did not get to the retailer's system (`order.notImported.told`): it gives
 * it there, and confirms it. What was typed stands in the body alone, never in a header.
 */
export function notImportedMail({ answer, order, name, customerId }: Given): Mail {
  const text = textIn(SERVICE_LOCALE);
  const { product, serviceImportNos } = answer;
  const { company, contact } = order.formData;
  const orderNo = spaced(answer.orderNo ?? '');
  const services = serviceImportNos.map(({ productName }) => productName).join(', ');
  return {
    locale: SERVICE_LOCALE,
    subject: text('mail.notImported.subject', { orderNo }),
    heading: text('mail.notImported.heading', { orderNo }),
    intro: text('mail.notImported.intro'),
    parts: [
      {
        kind: 'facts',
        title: null,
        facts: filled([
          [text('mail.order.number'), orderNo],
          [text('mail.order.product'), product?.productName ?? null],
          [text('mail.order.service'), services || null],
          [text('mail.order.place'), product?.place ?? null],
          [text('mail.order.start'), product?.startDate ? text.day(product.startDate) : null],
          [text('mail.notImported.company'), company?.companyName ?? null],
          [text('mail.notImported.name'), name],
          [text('mail.notImported.customer'), customerId],
          [text('mail.notImported.email'), contact.email],
          [text('mail.notImported.phone'), contact.phone],
          [text('mail.notImported.language'), text(`mail.notImported.language.${order.locale}`)],
        ]),
      },
    ],
  };
}

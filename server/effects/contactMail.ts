import type { Locale } from '../texts.ts';
import type { Mail } from './mail.ts';
import { filled, spaced, textIn, type Fact, type Text } from './mailWords.ts';
import { unlinked } from './typed.ts';

interface Said {
  requestNo: string;
  product: string;
  phone: string;
  /** The person's language. */
  locale: Locale;
}

/** The customer service works in it, whatever language the person used. */
const SERVICE_LOCALE: Locale = 'fi';

const factsOf = ({ requestNo, product, phone }: Said, text: Text): Fact[] => [
  [text('mail.contact.number'), spaced(requestNo)],
  [text('mail.contact.product'), product],
  [text('mail.contact.phone'), phone],
];

/** What somebody is told who has not taken a price offer: nothing is ordered, and they are called (`order.offerRejected`). */
export function contactMail(said: Said): Mail {
  const { locale, phone } = said;
  const text = textIn(locale);
  return {
    locale,
    subject: text('mail.contact.subject', { requestNo: spaced(said.requestNo) }),
    heading: text('mail.contact.heading'),
    intro: text('mail.contact.intro', { phone }),
    parts: [{ kind: 'facts', title: null, facts: filled(factsOf(said, text)) }],
  };
}

/** What the customer service is told of it. What was typed stands in the body alone, never in a header. */
export function contactServiceMail(said: Said & { customerId: string | null; name: string | null }): Mail {
  const text = textIn(SERVICE_LOCALE);
  const facts: Fact[] = [
    ...factsOf(said, text),
    [text('mail.contact.name'), said.name && unlinked(said.name)],
    [text('mail.contact.customer'), said.customerId],
    [text('mail.contact.language'), text(`mail.contact.language.${said.locale}`)],
  ];
  return {
    locale: SERVICE_LOCALE,
    subject: text('mail.contact.subject', { requestNo: spaced(said.requestNo) }),
    heading: text('mail.contact.headingOfService'),
    intro: text('mail.contact.introOfService'),
    parts: [{ kind: 'facts', title: null, facts: filled(facts) }],
  };
}

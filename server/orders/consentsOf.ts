import { consentsAsked } from '../../domain/orders/index.ts';
import { addConsents } from '../store/consents.ts';
import { allowMarketing } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import { languageOf } from '../texts.ts';
import type { Placing } from './placing.ts';

/** As the customer's own choice is called where it was made here. */
const PORTAL = 'portal';

/**
 * Writes down what was agreed to with an order, in the words that were read (`consent.ledger`). A box that was left open
 * says nothing: it withdraws nothing that was given before.
 */
export async function addConsentsOf(
  db: Queries,
  { orderId, order, template, orderer, customerId, now }: Placing & { customerId: string | null; now: Date },
): Promise<void> {
  const { formData, consents, locale, salesInfo } = order;
  const asked = consentsAsked(template, formData);
  const given = asked.filter(({ id }) => consents.some((consent) => consent.id === id && consent.isGiven));
  const channel = orderer.staff === null ? PORTAL : (salesInfo?.salesChannel ?? PORTAL);
  await addConsents(
    db,
    given.map(({ id, kind, version, text }) => ({
      kind,
      useCase: template.change ? ('MyProductChange' as const) : ('ContractForm' as const),
      consentId: id,
      version,
      words: text[locale],
      language: languageOf(locale),
      customerId,
      sub: orderer.person?.sub ?? null,
      employee: orderer.staff?.sub ?? null,
      channel,
      source: orderId,
      isGiven: true,
      at: now,
    })),
  );
  const ways = given.flatMap(({ id }) =>
    id === 'marketingEmail' ? (['email'] as const) : id === 'marketingSms' ? (['sms'] as const) : [],
  );
  if (customerId !== null) await allowMarketing(db, customerId, ways, PORTAL);
}

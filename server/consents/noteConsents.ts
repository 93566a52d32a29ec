import type { ConsentGiven, ConsentText } from '../../domain/types.ts';
import { addConsents, type NewConsent } from '../store/consents.ts';
import { allowMarketing } from '../store/newCustomers.ts';
import type { Queries } from '../store/queries.ts';
import { languageOf, type Locale } from '../texts.ts';

/** As the customer's own choice is called where it was made here. */
export const PORTAL = 'portal';

type Circumstances = Pick<NewConsent, 'useCase' | 'customerId' | 'sub' | 'employee' | 'channel' | 'source' | 'at'>;

interface Noted extends Circumstances {
  /** The boxes that were asked, in the words that were read. */
  asked: readonly ConsentText[];
  /** As they were left. */
  consents: readonly ConsentGiven[];
  locale: Locale;
}

/**
 * Writes down what was agreed to, in the words that were read (`consent.ledger`). A box that was left open says nothing: it
 * withdraws nothing that was given before.
 */
export async function noteConsents(db: Queries, { asked, consents, locale, ...circumstances }: Noted): Promise<void> {
  const given = asked.filter(({ id }) => consents.some((consent) => consent.id === id && consent.isGiven));
  await addConsents(
    db,
    given.map(({ id, kind, version, text }) => ({
      ...circumstances,
      kind,
      consentId: id,
      version,
      words: text[locale],
      language: languageOf(locale),
      isGiven: true,
    })),
  );
  const ways = given.flatMap(({ id }) =>
    id === 'marketingEmail' ? (['email'] as const) : id === 'marketingSms' ? (['sms'] as const) : [],
  );
  if (circumstances.customerId !== null) await allowMarketing(db, circumstances.customerId, ways, PORTAL);
}

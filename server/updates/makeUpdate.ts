import { endOfAccount, mayUpdate, toldOfUpdate } from '../../domain/contactUpdate/index.ts';
import type { ContactUpdate, NewContactUpdate } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { ServerContext } from '../context.ts';
import { contactUpdateMail, oldAddressMail } from '../effects/contactUpdateMail.ts';
import type { Made } from '../proof/proveKept.ts';
import { addContactUpdate, holdCustomer, setEmail } from '../store/contactUpdates.ts';
import type { Locale } from '../texts.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'seal'>;

interface Asked {
  update: NewContactUpdate;
  updateId: string;
  actor: Actor;
  /** Of the request. */
  locale: Locale;
}

/**
 * Makes an update of somebody who has proven who they are (`update.made`): it is written down for the retailer's system, a new
 * address holds at once, and mails tell of it (`update.told`).
 *
 * @returns null where the number is none that they may change, also where nobody has it: whoever asks is told nothing more
 */
export async function makeUpdate(
  { database: { db }, clock, seal }: Context,
  { update: { kind, customerNo, value }, updateId, actor, locale }: Asked,
): Promise<Made<ContactUpdate> | null> {
  const { session } = actor;
  if (session === null || actor.principals.has('blocked') || !mayUpdate(actor, customerNo)) return null;
  const customer = await holdCustomer(db, customerNo);
  if (!customer) return null;
  const row = { updateId, customerId: customerNo, kind, sub: session.sub, receivedAt: clock() };
  await addContactUpdate(db, { ...row, value: seal.close(value, updateId) });
  if (kind === 'emailAddress') await setEmail(db, customerNo, value);

  const told = toldOfUpdate(kind, value, customer.email);
  const accountEnd = kind === 'bankAccount' ? endOfAccount(value) : null;
  const receipt = contactUpdateMail({ customerNo, accountEnd }, locale);
  // Whoever has asked for it may not be who reads this.
  const warning = oldAddressMail({ customerNo }, customer.language.toLowerCase() as Locale);
  return {
    answer: { kind, state: 'made', orderId: updateId, verifier: null, proofUntil: null, isMailed: told.now !== null },
    mails: [
      ...(told.before === null ? [] : [{ recipient: told.before, replyTo: null, mail: warning }]),
      ...(told.now === null ? [] : [{ recipient: told.now, replyTo: null, mail: receipt }]),
    ],
  };
}

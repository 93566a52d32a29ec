import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { priceLockPeriod } from '../../domain/time/index.ts';
import type { PriceLockReminder } from '../../domain/types.ts';
import { contactFaults } from '../../domain/orders/faults.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { priceLockReminderMail } from '../effects/priceLockReminderMail.ts';
import { ProblemError } from '../problem.ts';
import { postReminder } from '../store/outbox.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { lockDayOf, windowOf } from './closed.ts';
import { lockableContract } from './lockableContract.ts';
import { lockReminded } from './reminded.ts';

/** In hours after midnight in Helsinki: when people are awake. */
const MORNING = 8;

interface Wish {
  contractCode: string;
  email: string;
  locale: Locale;
  now: Date;
  settings: Pick<ContentSettings, 'priceLock'>;
  /** Of the portal. */
  publicUrl: string;
}

/**
 * Puts a mail into the outbox that goes out on the first morning of the next window (`priceLock.remind`). Of a contract and an
 * address there is one for each window; it stays unsent where the price is locked, or may not be locked any more, before then.
 *
 * @param db of the transaction
 * @throws ProblemError `resource.notFound`; `request.invalid`; `priceLock.open`; `priceLock.notPossible` where the price may not be locked then
 */
export async function remind(
  db: Queries,
  { contractCode, email, locale, now, settings, publicUrl }: Wish,
): Promise<PriceLockReminder> {
  if (contactFaults({ email, phone: '' }).some(({ field }) => field === 'email'))
    throw new ProblemError('request.invalid', { errors: [{ field: 'body.email', rule: 'format' }] });
  const { isOpen, opensAt } = windowOf(settings, now);
  if (isOpen || opensAt === null) throw new ProblemError('priceLock.open');
  const day = lockDayOf(settings, now);
  const { whyNot, present } = await lockableContract(db, contractCode, { today: day, isHeld: false });
  if (whyNot !== null) throw new ProblemError('priceLock.notPossible');
  const period = priceLockPeriod(day);
  const mail = priceLockReminderMail(
    {
      contractName: present.product.name[locale],
      period,
      day,
      link: `${publicUrl}/contracts/${contractCode}/lock-price/lock`,
    },
    locale,
  );
  const id = idOf([contractCode, email.toLowerCase(), day]);
  const remindsOf = lockReminded(contractCode, period.from);
  const posted = { id, remindsOf, recipient: email, replyTo: null, mail };
  await postReminder(db, posted, { dueAt: new Date(opensAt + MORNING * HOUR_MS), now });
  return { email, day };
}

/** The same for the same contract, address and window, in the form that RFC 9562 leaves to whoever makes it. */
function idOf(of: readonly string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['price lock', ...of]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

import type { OrderResult } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useLockHeading } from '../useLockHeading.ts';
import { LockNotImported, LockThanks } from './LockThanks.tsx';

/** What was proven just now (`addition.sent`, `order.notImported`). */
export function ProvenLock({ result }: { result: OrderResult }) {
  const isImported = result.importNo !== null;
  const heading = useLockHeading(isImported ? 'sent' : 'notImported', result) ?? '';
  usePage(heading);
  return isImported ? <LockThanks {...{ heading, result }} /> : <LockNotImported {...{ heading, result }} />;
}

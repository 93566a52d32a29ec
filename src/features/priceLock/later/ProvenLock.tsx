import type { OrderResult } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useLockHeading } from '../useLockHeading.ts';
import { LockThanks } from './LockThanks.tsx';

/** What was proven just now (`addition.sent`). */
export function ProvenLock({ result }: { result: OrderResult }) {
  const heading = useLockHeading('sent', result) ?? '';
  usePage(heading);
  return <LockThanks {...{ heading, result }} />;
}

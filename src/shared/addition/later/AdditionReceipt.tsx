import type { OrderResult } from '../../../../domain/types.ts';
import { usePage } from '../../page/usePage.ts';
import { useAdditionHeading } from '../useAdditionHeading.ts';
import { AdditionNotImported, AdditionThanks } from './AdditionThanks.tsx';

/** What has come of it, on a page that has not sent it. */
export function AdditionReceipt({ result, isLock }: { result: OrderResult; isLock: boolean }) {
  const isImported = result.importNo !== null;
  const heading = useAdditionHeading(isImported ? 'sent' : 'notImported', result, isLock) ?? '';
  usePage(heading);
  return isImported ? <AdditionThanks {...{ heading, result }} /> : <AdditionNotImported {...{ heading, result }} />;
}

import type { ReactNode } from 'react';
import { SoughtReceipt } from '../../submission/SoughtReceipt.tsx';
import { receivedIn } from '../../verification/verified.ts';
import { useAdditionHeading } from '../useAdditionHeading.ts';
import { AdditionReceipt } from './AdditionReceipt.tsx';

interface ReceivedAdditionProps {
  isLock: boolean;
  receivedKey: string;
  /** What stands there where the server does not tell of it. */
  otherwise: ReactNode;
}

/** What the tab has sent before the page was opened (`addition.sent`). */
export function ReceivedAddition({ isLock, receivedKey, otherwise }: ReceivedAdditionProps) {
  const heading = useAdditionHeading('receivedBefore', null, isLock) ?? '';
  return (
    <SoughtReceipt {...{ receivedKey, heading }} resultIn={receivedIn}>
      {(result) => (result ? <AdditionReceipt {...{ result, isLock }} /> : otherwise)}
    </SoughtReceipt>
  );
}

import type { ReactNode } from 'react';
import { useReceivedKey } from '../../draft/useReceivedKey.ts';
import { SoughtReceipt } from '../../submission/SoughtReceipt.tsx';
import { receivedIn } from '../../verification/verified.ts';
import { useAdditionHeading } from '../useAdditionHeading.ts';
import { AdditionReceipt } from './AdditionReceipt.tsx';

interface ReceivedAdditionProps {
  isLock: boolean;
  /** The name of its draft. */
  name: string;
  /** The customer for whom it was; null where none was known. */
  owner: string | null;
  /** The receipt has an address of its own, and is there; left out: it is at `?step=sent`. */
  isAtReceipt?: boolean;
  /** What stands there where nothing was received, or the server does not tell of it. */
  otherwise: ReactNode;
}

/** What the tab has sent before the page was opened (`addition.sent`); give it another `key` for another owner. */
export function ReceivedAddition({ isLock, name, owner, isAtReceipt, otherwise }: ReceivedAdditionProps) {
  const receivedKey = useReceivedKey({ name }, owner, isAtReceipt);
  const heading = useAdditionHeading('receivedBefore', null, isLock) ?? '';
  if (receivedKey === null) return otherwise;
  return (
    <SoughtReceipt {...{ receivedKey, heading }} resultIn={receivedIn}>
      {(result) => (result ? <AdditionReceipt {...{ result, isLock }} /> : otherwise)}
    </SoughtReceipt>
  );
}

import { Navigate } from '@tanstack/react-router';
import { useCustomerId } from '../../session/useCustomerId.ts';
import { useVerified } from '../../verification/verified.query.ts';
import { additionDraftName } from '../addition.form.ts';
import { AdditionReceipt } from './AdditionReceipt.tsx';
import { ReceivedAddition } from './ReceivedAddition.tsx';

interface AtEndProps {
  /** Whether the page is that of the lock of a price. */
  isLock: boolean;
  /** Of the page, without what stands below it. */
  location: string;
}

/** What was proven just now, or was sent in the tab before (`addition.sent`). */
export function ProvenAddition({ isLock, location }: AtEndProps) {
  const verified = useVerified();
  const customerId = useCustomerId();
  const isOfPage = verified?.process === 'vapAddition' && (verified.product?.addition?.lock !== undefined) === isLock;
  if (isOfPage) return <AdditionReceipt result={verified} isLock={isLock} />;
  return (
    <ReceivedAddition
      key={customerId}
      name={additionDraftName(location)}
      owner={customerId}
      {...{ isLock }}
      isAtReceipt
      // Where nothing was sent, there is nothing to thank for.
      otherwise={<Navigate to="/contracts" replace />}
    />
  );
}

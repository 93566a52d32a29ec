import { Navigate } from '@tanstack/react-router';
import { useReceivedKey } from '../../draft/useReceivedKey.ts';
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

/** What was sent before the page was opened; where nothing was, there is nothing to thank for. */
function Received({ isLock, location, customerId }: AtEndProps & { customerId: string | null }) {
  const receivedKey = useReceivedKey({ name: additionDraftName(location) }, customerId, true);
  const otherwise = <Navigate to="/contracts" replace />;
  return receivedKey === null ? otherwise : <ReceivedAddition {...{ isLock, receivedKey, otherwise }} />;
}

/** What was proven just now, or was sent in the tab before (`addition.sent`). */
export function ProvenAddition({ isLock, location }: AtEndProps) {
  const verified = useVerified();
  const customerId = useCustomerId();
  const isOfPage = verified?.process === 'vapAddition' && (verified.product?.addition?.lock !== undefined) === isLock;
  return isOfPage ? (
    <AdditionReceipt result={verified} isLock={isLock} />
  ) : (
    <Received key={customerId} {...{ isLock, location, customerId }} />
  );
}

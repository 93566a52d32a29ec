import { Navigate } from '@tanstack/react-router';
import type { OrderResult } from '../../../../domain/types.ts';
import { usePage } from '../../page/usePage.ts';
import { useVerified } from '../../verification/verified.query.ts';
import { useAdditionHeading } from '../useAdditionHeading.ts';
import { AdditionNotImported, AdditionThanks } from './AdditionThanks.tsx';

function Proven({ result, isLock }: { result: OrderResult; isLock: boolean }) {
  const isImported = result.importNo !== null;
  const heading = useAdditionHeading(isImported ? 'sent' : 'notImported', result, isLock) ?? '';
  usePage(heading);
  return isImported ? <AdditionThanks {...{ heading, result }} /> : <AdditionNotImported {...{ heading, result }} />;
}

/**
 * What was proven just now (`addition.sent`). Where nothing was, there is nothing to thank for.
 *
 * @param isLock whether the page is that of the lock of a price
 */
export function ProvenAddition({ isLock }: { isLock: boolean }) {
  const verified = useVerified();
  const isOfPage = verified?.process === 'vapAddition' && (verified.product?.addition?.lock !== undefined) === isLock;
  return isOfPage ? <Proven result={verified} isLock={isLock} /> : <Navigate to="/contracts" replace />;
}

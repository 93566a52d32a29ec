import { Navigate, useSearch } from '@tanstack/react-router';
import { usePage } from '../../../shared/page/usePage.ts';
import { OrderOutcomeOf, useHeadingOf } from './OrderOutcomeOf.tsx';
import { useVerified } from '../../../shared/verification/verified.query.ts';
import type { OrderResult } from '../../../../domain/types.ts';

function Verified({ result }: { result: OrderResult }) {
  const heading = useHeadingOf(result);
  usePage(heading);
  return <OrderOutcomeOf {...{ heading, result }} />;
}

/** It is proven and ordered (`verification.verified`). Loaded anew, the server is asked once more: it answers the same. */
export function VerifiedPage() {
  const result = useVerified();
  const { process } = useSearch({ from: '/order/verified' });
  if (result) return <Verified result={result} />;
  return <Navigate to={process === 'productChange' ? '/product-change/verify' : '/order/verify'} replace />;
}

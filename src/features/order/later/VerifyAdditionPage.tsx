import { verifyAddition } from '../../../api/addons.gen.ts';
import { late } from '../../../shared/late.ts';
import { useProofLink } from '../../../shared/verification/useProofLink.ts';
import { BackFromBank } from './BackFromBank.tsx';

const VerifyElsewhere = late(() => import('./VerifyElsewhere.tsx'), 'VerifyElsewhere');

/** Where an add-on is proven, or a lock (`addition.verification`); what is counted is the order's form alone. */
export function VerifyAdditionPage() {
  const awaited = useProofLink();
  if (awaited === null) return <BackFromBank process="vapAddition" verify={verifyAddition} />;
  return <VerifyElsewhere key={awaited.orderId} process="vapAddition" {...{ awaited }} />;
}

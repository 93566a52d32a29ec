import type { OrderResult } from '../../../../domain/types.ts';
import { late } from '../../../shared/late.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import { useProofLink } from '../../../shared/verification/useProofLink.ts';
import { BackFromBank } from './BackFromBank.tsx';
import type { Verify } from './orderVerification.actors.ts';
import { countProven, countUnproven } from './proofCounts.ts';

const VerifyElsewhere = late(() => import('./VerifyElsewhere.tsx'), 'VerifyElsewhere');

interface VerifyPageProps {
  process?: OrderResult['process'];
  /** Left out: that of an order. */
  verify?: Verify | undefined;
}

/** Where an order or a change is proven: back from the bank, or come by the link of another device (`verification.link`). */
export function VerifyPage({ process = 'order', verify }: VerifyPageProps) {
  const { store } = usePortal();
  const awaited = useProofLink();
  if (awaited !== null) return <VerifyElsewhere key={awaited.orderId} {...{ process, awaited }} />;
  return (
    <BackFromBank
      {...{ process, verify }}
      onProven={(result) => countProven(store, result)}
      onUnproven={(code) => countUnproven(store, code)}
    />
  );
}

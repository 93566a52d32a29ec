import { Suspense, useState, type ReactNode } from 'react';
import type { AddonCampaign } from '../../../domain/types.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { DraftKind, DraftValues } from '../draft/drafts.ts';
import { useDraft, type DraftInUse } from '../draft/useDraft.ts';
import { useOrderer, type Orderer } from '../sale/useOrderer.ts';

interface Begun<Values extends DraftValues> {
  orderer: Orderer;
  draft: DraftInUse<Values>;
}

interface BegunAdditionProps<Values extends DraftValues> {
  offered: Pick<AddonCampaign, 'campaign'> & { contract: { customerId: string } | null };
  kind: DraftKind<Values>;
  loading: string;
  /** @param isSent a page that is no more was sending it */
  children(begun: Begun<Values>, isSent: boolean): ReactNode;
}

function Drafted<Values extends DraftValues>(
  props: Omit<BegunAdditionProps<Values>, 'loading'> & { orderer: Orderer },
) {
  const { offered, kind, orderer, children } = props;
  const draft = useDraft(kind, offered.contract?.customerId ?? null);
  const [isSent] = useState(draft.isSent);
  return children({ orderer, draft }, isSent);
}

/** What is added to a contract with its draft, once it is known who orders. */
export function BegunAddition<Values extends DraftValues>({ loading, ...props }: BegunAdditionProps<Values>) {
  const orderer = useOrderer({ customerType: props.offered.campaign.customerType });
  const waiting = <DetailSkeleton label={loading} />;
  if (orderer.isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drafted {...props} orderer={orderer} />
    </Suspense>
  );
}

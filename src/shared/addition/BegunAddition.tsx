import { Suspense, useState, type ReactNode } from 'react';
import type { AddonCampaign } from '../../../domain/types.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { DraftKind, DraftValues } from '../draft/drafts.ts';
import { useDraft, type DraftInUse } from '../draft/useDraft.ts';
import { useBeganSent } from '../flow/useBeganAtEnd.ts';
import { late } from '../late.ts';
import { useOrderer, type Orderer } from '../sale/useOrderer.ts';

/** Who has sent nothing yet needs no receipt. */
const ReceivedAddition = late(() => import('./later/ReceivedAddition.tsx'), 'ReceivedAddition');

interface Begun<Values extends DraftValues> {
  orderer: Orderer;
  draft: DraftInUse<Values>;
}

interface BegunAdditionProps<Values extends DraftValues> {
  offered: Pick<AddonCampaign, 'campaign'> & { contract: { customerId: string } | null };
  kind: DraftKind<Values>;
  isLock: boolean;
  loading: string;
  /** @param isSent a page that is no more was sending it */
  children(begun: Begun<Values>, isSent: boolean): ReactNode;
}

type DraftedProps<Values extends DraftValues> = Omit<BegunAdditionProps<Values>, 'loading'> & { orderer: Orderer };

function Drafted<Values extends DraftValues>({ offered, kind, orderer, children }: DraftedProps<Values>) {
  const draft = useDraft(kind, offered.contract?.customerId ?? null);
  const [isSent] = useState(draft.isSent);
  return children({ orderer, draft }, isSent);
}

/** Where it was sent before the page was opened, its receipt is there (`addition.sent`). */
function Opened<Values extends DraftValues>(props: DraftedProps<Values>) {
  const { offered, kind, isLock } = props;
  const beganSent = useBeganSent();
  const form = <Drafted {...props} />;
  if (!beganSent) return form;
  return (
    <ReceivedAddition name={kind.name} owner={offered.contract?.customerId ?? null} {...{ isLock }} otherwise={form} />
  );
}

/** What is added to a contract with its draft, once it is known who orders. */
export function BegunAddition<Values extends DraftValues>({ loading, ...props }: BegunAdditionProps<Values>) {
  const orderer = useOrderer({ customerType: props.offered.campaign.customerType });
  const waiting = <DetailSkeleton label={loading} />;
  if (orderer.isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Opened {...props} orderer={orderer} />
    </Suspense>
  );
}

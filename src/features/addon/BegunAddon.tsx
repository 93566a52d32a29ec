import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { late } from '../../shared/late.ts';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { useOrderer } from '../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { addonDraft, type Offered } from './addon.form.ts';
import { AddonFlow, type AddonFlowProps } from './AddonFlow.tsx';

/** Who has sent nothing yet needs nothing of what sends it. */
const SentAddon = late(() => import('./later/SentAddon.tsx'), 'SentAddon');

function Drafted({ offered, orderer }: Pick<AddonFlowProps, 'offered' | 'orderer'>) {
  const draft = useDraft(addonDraft(offered), offered.contract?.customerId ?? null);
  const [isSent] = useState(draft.isSent);
  const begun = { offered, orderer, draft };
  return isSent ? <SentAddon {...begun} /> : <AddonFlow {...begun} />;
}

/** One add-on with its draft, once it is known who orders. */
export function BegunAddon({ offered }: { offered: Offered }) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType: offered.campaign.customerType });
  const waiting = <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  if (orderer.isLoading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drafted {...{ offered, orderer }} />
    </Suspense>
  );
}

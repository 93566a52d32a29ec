import { Suspense, useState } from 'react';
import { useDraft } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { askedValues, moveDraft } from './move.draft.ts';
import type { MoveFrom } from './move.form.ts';
import { MoveFlow } from './MoveFlow.tsx';
import { useMoveTitle } from './useMoveHeading.ts';

/** Who has left no step yet needs nothing of what looks through them. */
const RestoredMove = late(() => import('./later/RestoredMove.tsx'), 'RestoredMove');

interface DraftedMoveProps {
  from: MoveFrom;
  /** The contract that the address names. */
  contractCode: string | null;
  /** It begins anew on a page that stands: nobody goes on with a draft there. */
  isAnew: boolean;
  onStartAgain(): void;
  /** Another delivery site is chosen, where one may be. */
  onOtherSite?(): void;
}

/** A notice of a move with its draft (`move.draft`). */
export function DraftedMove({ from: given, contractCode, isAnew, onStartAgain, onOtherSite }: DraftedMoveProps) {
  const title = useMoveTitle();
  // What has begun goes on with what it began with, whatever is read anew meanwhile.
  const [from] = useState(given);
  const [kind] = useState(() => moveDraft(from));
  const draft = useDraft(kind, from.customerId);
  const [begun] = useState(() => askedValues(draft.values, from, contractCode));
  const flow = {
    from,
    draft: { ...draft, isRestored: draft.isRestored && !isAnew },
    begun,
    isOfContract: contractCode !== null,
    onOtherSite,
    onStartAgain: () => {
      draft.startAgain();
      onStartAgain();
    },
  };
  if (begun.done.length === 0) return <MoveFlow {...flow} values={{}} />;
  return (
    <Suspense fallback={<DetailSkeleton label={title} />}>
      <RestoredMove {...flow} />
    </Suspense>
  );
}

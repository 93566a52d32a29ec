import { useAdditionActors } from '../../../shared/addition/later/addition.actors.ts';
import { LockFlow, type LockFlowProps } from '../LockFlow.tsx';

/** A lock that a page was sending which is no more: what became of it is looked up at once (`addition.reload`). */
export function SentLock(props: Omit<LockFlowProps, 'actors'>) {
  return <LockFlow {...props} actors={useAdditionActors()} />;
}

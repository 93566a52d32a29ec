import { useAdditionActors } from '../../../shared/addition/later/addition.actors.ts';
import { AddonFlow, type AddonFlowProps } from '../AddonFlow.tsx';

/** An add-on that a page was sending which is no more: what became of it is looked up at once (`addition.reload`). */
export function SentAddon(props: Omit<AddonFlowProps, 'actors'>) {
  return <AddonFlow {...props} actors={useAdditionActors()} />;
}

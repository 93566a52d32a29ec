import { useState } from 'react';
import { holder } from '../draft/holder.ts';
import { laterActor } from '../flow/laterActor.ts';
import type { AdditionActors } from './later/addition.actors.ts';

/**
 * What the machine of an addition invokes, which comes with the button that sends it.
 *
 * @param begun where it was sent before, and is looked up at once
 */
export function useLaterAdditionActors(begun: AdditionActors | null) {
  const [come] = useState(() => holder<AdditionActors | null>(begun));
  const sending = () => {
    const actors = come.read();
    if (!actors) throw new Error('an addition is sent by its button alone');
    return actors;
  };
  return {
    actors: {
      submission: laterActor(() => sending().submission),
      verification: laterActor(() => sending().verification),
    },
    /** Until its button has come there is nothing that sends it. */
    mayBeSent: () => come.read() !== null,
    onActors: come.write,
  };
}

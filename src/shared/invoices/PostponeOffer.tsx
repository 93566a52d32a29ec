import { useState } from 'react';
import { late } from '../late.ts';
import type { PostponeProps } from './later/Postpone.tsx';

const Postpone = late(() => import('./later/Postpone.tsx'), 'Postpone', { meanwhile: null });

/** Offers a later due day where there may be one (`postpone.offered`), and stays to tell what has become of it. */
export function PostponeOffer(props: PostponeProps) {
  const { postponeDueDatePossible } = props.invoice;
  const [wasOffered, setWasOffered] = useState(postponeDueDatePossible);
  if (postponeDueDatePossible && !wasOffered) setWasOffered(true);
  return wasOffered && <Postpone {...props} />;
}

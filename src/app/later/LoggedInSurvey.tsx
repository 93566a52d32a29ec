import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { late } from '../../shared/late.ts';
import { useIsBroken } from '../../shared/page/broken.ts';
import { usePageFacts } from '../../shared/page/facts.ts';
import { useFrame } from '../../shared/page/frame.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';

const Survey = late(() => import('../../shared/survey/Survey.tsx'), 'Survey', { meanwhile: null });

/**
 * The survey below the pages of who has signed in as a customer, where the page does not do without it (`survey.place`) and
 * is not the one to which the sign-in has led (`survey.arrival`).
 */
export function LoggedInSurvey() {
  const { hidden } = useFrame();
  const customerId = useCustomerId();
  const isBroken = useIsBroken();
  const isAsked = useGate((gate) => gate.hasTag('open') && gate.context.validation?.allowedEmployee === false);
  const { access } = usePageFacts();
  const [hasBegun, setHasBegun] = useState(false);
  const { arrivedAt } = useSession();
  // By the page that stands, not by the one that is on its way: the person may be signing out.
  const hasGoneOn = useRouterState({
    select: ({ resolvedLocation }) => (resolvedLocation?.state.__TSR_index ?? 0) > 0,
  });
  const isArriving = arrivedAt !== null && !hasGoneOn;
  const isHidden = hidden.has('survey') || access !== 'signedIn' || isBroken;
  if (!isAsked || customerId === null) return null;
  if (!isHidden && !isArriving && !hasBegun) setHasBegun(true);
  // Before it has begun nothing waits, and the server is not asked on a page that would not show it.
  if (!hasBegun) return null;
  return <Survey key={customerId} customerId={customerId} source="loggedInPages" isHidden={isHidden} />;
}

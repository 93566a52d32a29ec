import { Suspense, useEffect, useState } from 'react';
import { useContracts } from '../contracts/useContracts.ts';
import { late } from '../late.ts';
import { useQuery } from '../queryClient.ts';
import { representationsQuery } from '../session/queries.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useIsEmployee } from '../session/useIsEmployee.ts';
import { useSession, useSessionState } from '../session/useSession.ts';
import type { OnOtherSite } from './SiteChoice.tsx';
import { SiteRoom } from './SiteRoom.tsx';
import { isSelectorShown } from './sites.view.ts';
import { useSiteOfTabs } from './useSiteOfTabs.ts';

/** Few people have so much to choose from that it comes with every page. */
const loadChoice = () => import('./SiteChoice.tsx');
const SiteChoice = late(loadChoice, 'SiteChoice', { meanwhile: SiteRoom });
/** Nothing of the customer is shown before the choice: where it cannot be fetched, the error page says so (`error.chunk`). */
const NeededSiteChoice = late(loadChoice, 'SiteChoice');

/** Whether there is something to choose is the server's word; one that is chosen no more is asked for anew (`site.unknown`). */
export function DeliverySitePlace({ onOther }: OnOtherSite) {
  const { api, chooseDeliverySite } = useSession();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  const customerId = useCustomerId();
  const isEmployee = useIsEmployee();
  const { answer } = useContracts();
  // Fetched behind the page; nobody waits for it here.
  const { data: representations } = useQuery({ ...representationsQuery(api), enabled: false });
  const [known, setKnown] = useState({ answer, turn: 0, wasNeeded: answer?.isDeliverySiteNeeded ?? false });
  if (answer && answer !== known.answer) {
    const { isDeliverySiteNeeded } = answer;
    const isNeededAnew = isDeliverySiteNeeded && known.answer?.isDeliverySiteNeeded === false;
    setKnown({
      answer,
      turn: known.turn + (isNeededAnew ? 1 : 0),
      wasNeeded: known.wasNeeded || isDeliverySiteNeeded,
    });
  }
  const isUnknown = answer !== undefined && deliverySite !== null && answer.selectedDeliverySite === null;
  useEffect(() => {
    if (!isUnknown) return;
    chooseDeliverySite(null);
    setKnown((before) => ({ ...before, turn: before.turn + 1 }));
  }, [isUnknown, chooseDeliverySite]);

  const isAskingTabs = useSiteOfTabs(known.answer);
  if (customerId === null || !known.answer || isAskingTabs) return <SiteRoom />;
  if (!isSelectorShown(known.answer, { isEmployee, representations })) {
    // For whom the person may act is fetched behind the page.
    return isEmployee || representations || known.answer.deliverySiteCount === 0 ? null : <SiteRoom />;
  }
  const Choice = known.wasNeeded ? NeededSiteChoice : SiteChoice;
  return (
    <Suspense fallback={<SiteRoom />}>
      <Choice key={known.turn} customerId={customerId} contracts={known.answer} onOther={onOther} />
    </Suspense>
  );
}

import { useEffect, useState } from 'react';
import type { Contracts } from '../../../domain/types.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession, useSessionState } from '../session/useSession.ts';

/** In milliseconds: a tab that is awake answers sooner. */
const ANSWER_TIME = 300;

/** Tells another tab, where it asks, which site is chosen in this one for the same customer (`site.tabs`). */
export function useTellingSite(): void {
  const customerId = useCustomerId();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  const { tabs } = useSession();
  useEffect(() => {
    if (customerId === null || deliverySite === null) return;
    return tabs.listen((message) => {
      if (message.type === 'siteWanted' && message.customerId === customerId)
        tabs.tell({ type: 'siteChosen', customerId, deliverySite });
    });
  }, [tabs, customerId, deliverySite]);
}

/**
 * Where a site must be chosen, asks the other tabs first, once, and chooses the one that was chosen there for the same
 * customer (`site.tabs`).
 *
 * @param answer what was last known of the customer's contracts
 * @returns whether that goes on: nobody is asked until it is over
 */
export function useSiteOfTabs(answer: Contracts | undefined): boolean {
  const { chooseDeliverySite, tabs } = useSession();
  const customerId = useCustomerId();
  const [asked, setAsked] = useState<string | null>(null);
  /** What was known when a tab answered: the contracts of the site come in its place. */
  const [heardAt, setHeardAt] = useState<Contracts | null>(null);
  const needing = answer?.isDeliverySiteNeeded ? answer : null;
  useEffect(() => {
    if (needing === null || customerId === null || asked === customerId) return;
    const stop = tabs.listen((message) => {
      if (message.type !== 'siteChosen' || message.customerId !== customerId) return;
      setHeardAt(needing);
      setAsked(customerId);
      chooseDeliverySite(message.deliverySite);
    });
    const waiting = setTimeout(() => setAsked(customerId), ANSWER_TIME);
    tabs.tell({ type: 'siteWanted', customerId });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [tabs, needing, customerId, asked, chooseDeliverySite]);
  return needing !== null && (asked !== customerId || heardAt === needing);
}

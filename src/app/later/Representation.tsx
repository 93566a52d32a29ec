import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import type { Represented } from '../../../machines/representation/representation.machine.ts';
import { dayEnd } from '../../../domain/time/index.ts';
import { serverNow } from '../../platform/clock.ts';
import { contractsQuery } from '../../shared/contracts/contracts.query.ts';
import { removeStale } from '../../shared/draft/drafts.ts';
import { late } from '../../shared/late.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery, useQueryClient } from '../../shared/queryClient.ts';
import { useRepresentation, useRepresented } from '../../shared/representation/representation.actor.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGoOnAs } from '../../shared/session/useGoOnAs.ts';
import { useSession, useSessionState } from '../../shared/session/useSession.ts';

const RepresentationDialog = late(() => import('./RepresentationDialog.tsx'), 'RepresentationDialog', {
  meanwhile: null,
});

/** In milliseconds: a server whose clock is behind the tab's is asked again. */
const AGAIN = 5000;

/** In milliseconds: what has ended elsewhere is heard of so soon in a tab that asks for nothing. */
const EVERY = 60_000;

/**
 * Asks anew for whom the person may act when a mandate that is in use may have ended: a call was refused, the person comes
 * back to the tab, its last day is over, a minute has gone by in a tab that is seen (`representation.noticed`).
 *
 * @param used the mandate in use; undefined until that is known
 */
function useDoubts(isUsed: boolean, used: Represented | undefined) {
  const { api, onRefusal } = useSession();
  const queries = useQueryClient();
  const askAnew = useEffectEvent(async () => {
    const query = representationsQuery(api);
    // One that is on its way says how it is now, and its own refusal must not wait for itself.
    if (isUsed && queries.isFetching(query) === 0) await queries.invalidateQueries(query);
  });
  useEffect(() => {
    onRefusal(() => askAnew());
    return () => onRefusal(() => {});
  }, [onRefusal]);
  const isKnown = used !== undefined;
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void askAnew();
    };
    // Nobody who sees their own, as that could not be had, is led away from it in between.
    const timer = isKnown ? setInterval(look, EVERY) : undefined;
    window.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isKnown]);
  const validTo = used?.validTo ?? null;
  useEffect(() => {
    if (!isUsed || validTo === null) return;
    const end = dayEnd(validTo);
    let timer: ReturnType<typeof setTimeout>;
    // No session is longer than a day, and no timer than 24.
    const wait = () => (timer = setTimeout(ask, Math.min(Math.max(end - serverNow(), 0) || AGAIN, 86_400_000)));
    const ask = () => {
      if (serverNow() >= end) void askAnew();
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [isUsed, validTo]);
}

function RepresentationOf({ own }: { own: string }) {
  const { api } = useSession();
  const { i18n } = useLingui();
  const { store } = usePortal();
  const actor = useRepresentation(own);
  const goOnAs = useGoOnAs();
  const facts = useSessionState().facts;
  const shown = facts?.customerId ?? own;
  const isChoosing = useRepresented(own, (snapshot) => snapshot.matches('choosing') && snapshot.context.representing);

  const hear = useEffectEvent((customerId: string) => goOnAs(customerId === own ? null : customerId));
  useEffect(() => {
    // Once all that was drawn with the one before has run: nothing of it asks the server again.
    const subscription = actor.on('customer.chosen', ({ customerId }) => queueMicrotask(() => hear(customerId)));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => actor.send({ type: 'customer.shown', customerId: shown }), [actor, shown]);

  // Both are fetched by whoever needs them, and behind the page (`session.background`).
  const { data: representations, dataUpdatedAt } = useQuery({ ...representationsQuery(api), enabled: false });
  useEffect(() => {
    if (representations) actor.send({ type: 'representations.loaded', representing: representations.representing });
    // Each answer is told of, also one that says the same.
  }, [actor, representations, dataUpdatedAt]);
  const customerId = useCustomerId() ?? '';
  const query = contractsQuery(api, customerId, i18n.locale, facts?.deliverySite ?? null);
  // What was there before another customer was shown is nothing to go by.
  const { data: contracts } = useQuery({ ...query, enabled: false, placeholderData: undefined });
  const siteCount = contracts?.deliverySiteCount;
  useEffect(() => {
    if (siteCount !== undefined) actor.send({ type: 'contracts.loaded', customerId, hasContracts: siteCount > 0 });
  }, [actor, customerId, siteCount]);

  useEffect(() => {
    const others = representations?.representing.map((represented) => represented.customerId);
    // Also once the form has gone that was open when its mandate ended.
    if (others) removeStale(store, serverNow(), { own, others });
  }, [store, own, representations, shown]);

  const used = representations?.representing.find((represented) => represented.customerId === shown);
  useDoubts(shown !== own, used);
  return isChoosing && <RepresentationDialog own={own} />;
}

/** What goes on behind every page of someone who may act for others; draws the dialog of them where it is open. */
export function Representation() {
  const own = useOwnCustomerId();
  return own !== null && <RepresentationOf key={own} own={own} />;
}

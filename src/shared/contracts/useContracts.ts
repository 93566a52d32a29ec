import { useLingui } from '@lingui/react';
import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQuery } from '../queryClient.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { pageStands } from '../page/standing.ts';
import { usePortal } from '../portal.context.ts';
import { useSession, useSessionState } from '../session/useSession.ts';
import { ContractsError } from './ContractsError.tsx';
import { contractsQuery } from './contracts.query.ts';
import { tellContracts } from './tellContracts.ts';

/**
 * The contracts of the customer whom the pages show, of the delivery site that is chosen. Where one must be chosen first,
 * there are none as yet, and the `answer` alone has come (`site.needed`); so it is where the chosen one is none any more.
 * `isOfOneSite`: those of all sites are not shown.
 */
export function useContracts() {
  const { store } = usePortal();
  const { api } = useSession();
  const { i18n } = useLingui();
  const customerId = useCustomerId();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  // A server that fails for the contracts may soon fail for what says so.
  useEffect(() => void pageStands.then(() => ContractsError.preload?.()), []);
  const query = contractsQuery(api, customerId ?? '', i18n.locale, deliverySite);
  const asked = useQuery(customerId === null ? { ...query, queryFn: skipToken } : query);
  const { data: answer, error, isFetched, isFetching, refetch } = asked;
  const isUnknown = deliverySite !== null && answer?.selectedDeliverySite === null;
  const data = answer?.isDeliverySiteNeeded || isUnknown ? undefined : answer;
  useEffect(() => {
    if (customerId !== null && data) tellContracts(store, customerId, data);
  }, [customerId, data, store]);
  const isOfOneSite = deliverySite !== null || answer?.isDeliverySiteNeeded === true;
  return { data, answer, isOfOneSite, error, isFetched, isFetching, refetch };
}

import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findDeliverySites } from '../../api/deliverySite.gen.ts';
import { findContract } from './contracts.view.ts';
import { useContracts } from './useContracts.ts';
import { useQuery } from '../queryClient.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession, useSessionState } from '../session/useSession.ts';

const CODE = /^[A-Z0-9]{4,20}$/;

/**
 * The contract of an address, among the customer's. Where those of one site alone may be shown, and it is none of them, the
 * server is asked at which site it is, and that one is chosen (`site.ofContract`).
 */
export function useContract(contractCode: string) {
  const { api, chooseDeliverySite } = useSession();
  const customerId = useCustomerId();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  const contracts = useContracts();
  const { data, answer, isOfOneSite } = contracts;
  const found = data ? findContract(data, contractCode) : null;

  const isSought = customerId !== null && answer !== undefined && !found && isOfOneSite && CODE.test(contractCode);
  const search = useQuery({
    queryKey: [customerId, 'siteOfContract', contractCode],
    queryFn: isSought ? ({ signal }) => findDeliverySites(api, { customerId, contractCode }, { signal }) : skipToken,
  });
  const site = search.data?.deliverySites[0]?.meteringPointNo ?? deliverySite;
  const isElsewhere = isSought && site !== deliverySite;
  useEffect(() => {
    if (isElsewhere) chooseDeliverySite(site);
  }, [isElsewhere, site, chooseDeliverySite]);

  const isKnown = answer !== undefined && !isElsewhere && !(isSought && search.isPending);
  const { error, isFetching, refetch } = search;
  const notSearched = isSought && error ? { data: undefined, error, isFetching, refetch } : null;
  return { found, isKnown, failed: contracts.error ? contracts : notSearched };
}

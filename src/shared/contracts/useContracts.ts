import { useLingui } from '@lingui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSession } from '../session/useSession.ts';
import { contractsQuery } from './contracts.query.ts';

/** The contracts of the customer whom the pages show. */
export function useContracts() {
  const { api } = useSession();
  const { i18n } = useLingui();
  const customerId = useCustomerId();
  const query = contractsQuery(api, customerId ?? '', i18n.locale);
  return useQuery(customerId === null ? { ...query, queryFn: skipToken } : query);
}

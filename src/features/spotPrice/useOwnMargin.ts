import { useLingui } from '@lingui/react';
import type { SpotType } from '../../../domain/spotPrices/index.ts';
import { contractsQuery } from '../../shared/contracts/contracts.query.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession, useSessionState } from '../../shared/session/useSession.ts';
import { marginOf, type OwnMargin } from './ownMargin.ts';

/** The margin of who has signed in and has a contract that follows the exchange; null of everyone else (`spotPage.margin`). */
export function useOwnMargin(type: SpotType): OwnMargin | null {
  const { i18n } = useLingui();
  const { api } = useSession();
  const isOpen = useGate((gate) => gate.hasTag('open') && gate.context.hasToken);
  const customerId = useCustomerId();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  const { data } = useQuery({
    ...contractsQuery(api, customerId ?? '', i18n.locale, deliverySite),
    enabled: isOpen && customerId !== null && type === 'consumption',
  });
  return data && customerId !== null ? marginOf(data) : null;
}

import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { kindOf } from '../../../../domain/contracts/index.ts';
import { heldServices } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import { contractsQuery } from '../../../shared/contracts/contracts.query.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

interface Held {
  /** The tariffs of what the customer has already and keeps. */
  held: readonly number[];
  /** Those of what ends with the contract whose place the order takes. */
  ending: readonly number[];
  isPending: boolean;
}

/** Which of the services of an order the customer has already (`order.serviceHeld`). Where that cannot be read, the server says it. */
export function useHeld(
  template: CampaignTemplate,
  { customerId }: Pick<Orderer, 'customerId'>,
  replacedCode: string | null,
): Held {
  const { i18n } = useLingui();
  const { api } = useSession();
  const query = contractsQuery(api, customerId ?? '', i18n.locale, null);
  const { data, isFetching } = useQuery(customerId === null ? { ...query, queryFn: skipToken } : query);
  if (!data) return { held: [], ending: [], isPending: isFetching };
  const contracts = [...data.active, ...data.starting, ...data.ending, ...data.ended].map(
    ({ addons, smartPackage, ...contract }) => ({
      contractCode: contract.contractCode,
      isSupplied: (contract.status === 'A' || contract.status === 'O') && kindOf(contract) === 'electricity',
      services: Object.entries(addons).map(([tariffNo, { detachedAddon }]) => ({
        tariffNo: Number(tariffNo),
        isDetached: detachedAddon,
      })),
      included: smartPackage?.addonsTariffNumbers ?? [],
    }),
  );
  const replaced = contracts.filter(({ contractCode }) => contractCode === replacedCode);
  return {
    held: heldServices(template, contracts),
    ending: replaced
      .flatMap(({ services }) => services)
      .filter(({ isDetached }) => !isDetached)
      .map(({ tariffNo }) => tariffNo),
    isPending: false,
  };
}

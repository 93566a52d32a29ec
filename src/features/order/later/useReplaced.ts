import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { replacedContracts, startDateOf, type OrderValues } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate, ReplacedContract } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { contractsQuery } from '../../../shared/contracts/contracts.query.ts';
import { addonsOf, findContract } from '../../../shared/contracts/contracts.view.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

interface Ordered {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'customerId'>;
  values: Partial<OrderValues>;
}

interface OwnContract {
  code: string | null;
  /** Where it is; who has many delivery sites reads the contracts of one at a time. */
  meteringPointNo: string | null;
}

/** The customer's own contract, where an order takes its place. */
export function useOwnContract({ customerId }: Pick<Orderer, 'customerId'>, { code, meteringPointNo }: OwnContract) {
  const { i18n } = useLingui();
  const { api } = useSession();
  const query = contractsQuery(api, customerId ?? '', i18n.locale, meteringPointNo);
  const { data, isFetching } = useQuery(
    code !== null && customerId !== null ? query : { ...query, queryFn: skipToken },
  );
  return {
    found: data && code !== null ? (findContract(data, code)?.contract ?? null) : null,
    isPending: !data && isFetching,
  };
}

/**
 * The contract whose place an order takes, and what ends with it, of an own delivery site as of a change (`order.replacedTold`).
 * Null while that is not known yet; where its name cannot be had, it is called by its code.
 */
export function useReplaced({ template, orderer, values }: Ordered): ReplacedContract[] | null {
  const code = template.change?.contractCode ?? values.site?.ownContractCode ?? null;
  const meteringPointNo = values.site?.meteringPointInfo?.meteringPointNo ?? null;
  const { found, isPending } = useOwnContract(orderer, { code, meteringPointNo });
  if (code === null) return [];
  if (isPending) return null;
  const startDate = values.start ? startDateOf(values.start, template) : null;
  if (!found)
    return [{ productName: template.change?.productName ?? code, lastDay: null, services: [], servicesGoOn: [] }];
  const services = addonsOf(found, startDate).map(({ productName, detachedAddon }) => ({
    productName,
    isDetached: detachedAddon,
  }));
  return replacedContracts([{ ...found, services }], startDate);
}

/** What is told of contracts whose place another takes (`order.replacedTold`). */
export function useReplacedFacts(): (replaces: readonly ReplacedContract[]) => Fact[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const fact = (label: string, texts: readonly (string | null)[]): Fact[] => {
    const value = [...new Set(texts)].filter(Boolean).join(', ');
    return value ? [{ label, value }] : [];
  };
  return (replaces) => [
    ...fact(
      t({ id: 'order.replaces', message: 'Korvaa sopimuksen' }),
      replaces.map(({ productName }) => productName),
    ),
    ...fact(
      t({ id: 'order.replaces.until', message: 'Sen viimeinen päivä' }),
      replaces.map(({ lastDay, neverBegins = false }) =>
        neverBegins ? t({ id: 'order.replaces.neverBegins', message: 'Ei ala lainkaan' }) : lastDay && date(lastDay),
      ),
    ),
    ...fact(
      t({ id: 'order.replaces.services', message: 'Päättyvät lisäpalvelut' }),
      replaces.flatMap(({ services }) => services),
    ),
    ...fact(
      t({ id: 'order.replaces.goOn', message: 'Jatkuvat lisäpalvelut' }),
      replaces.flatMap(({ servicesGoOn }) => servicesGoOn),
    ),
  ];
}

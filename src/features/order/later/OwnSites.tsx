import { useLingui } from '@lingui/react/macro';
import { OptionCardGroup } from '../../../ui/OptionCard/OptionCardGroup.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import type { OwnSite } from './ownSites.ts';
import { useCustomersWords } from './useCustomersWords.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

/** More than that are easier found in a list. */
const MOST_CARDS = 6;
/** In the list, where an empty value is that nothing is chosen. */
const ELSEWHERE = 'elsewhere';

interface OwnSitesProps {
  sites: readonly OwnSite[];
  /** The metering point of the one that is chosen; empty: it is delivered elsewhere; null: nothing is chosen yet. */
  chosen: string | null;
  onChoose(meteringPointId: string): void;
  orderer: Pick<Orderer, 'isStaff'>;
  id: string;
  error: string | undefined;
}

/** The customer's own sites, or another place (`order.ownSites`). */
export function OwnSites({ sites, chosen, onChoose, orderer, id, error }: OwnSitesProps) {
  const { t } = useLingui();
  const { sites: label } = useCustomersWords(orderer);
  const elsewhere = t({ id: 'order.ownSites.elsewhere', message: 'Muu paikka' });
  if (sites.length > MOST_CARDS)
    return (
      <SelectField
        {...{ id, label, error }}
        value={chosen === '' ? ELSEWHERE : (chosen ?? '')}
        placeholder={t({ id: 'order.choose', message: 'Valitse' })}
        onChange={({ target: { value } }) => onChoose(value === ELSEWHERE ? '' : value)}
        options={[
          { value: ELSEWHERE, label: elsewhere },
          ...sites.map(({ meteringPointId, address }) => ({
            value: meteringPointId,
            label: `${address} · ${meteringPointId}`,
          })),
        ]}
      />
    );
  return (
    <OptionCardGroup
      {...{ id, label, error }}
      value={chosen}
      onChoose={onChoose}
      options={[
        ...sites.map(({ meteringPointId, address }) => ({
          value: meteringPointId,
          title: address,
          description: t({ id: 'order.ownSites.point', message: `Käyttöpaikkatunnus ${meteringPointId}` }),
        })),
        { value: '', title: elsewhere },
      ]}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ContractGroup } from '../../../domain/contracts/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Standing } from './contracts.view.ts';

/** Where a contract stands, in words: short for a row, whole for the contract's own page. */
export function useStandingText(length: 'short' | 'whole'): (standing: Standing) => string {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ kind, day, by = '' }) => {
    const shown = day === null ? '' : date(day);
    switch (kind) {
      case 'continuing':
        return length === 'short'
          ? t({ id: 'contracts.continuing', message: 'Toistaiseksi' })
          : t({ id: 'contract.continuing', message: 'Voimassa toistaiseksi' });
      case 'until':
        return t({ id: 'contracts.until', message: `Voimassa ${shown} asti` });
      case 'starts':
        return t({ id: 'contracts.starts', message: `Alkaa ${shown}` });
      case 'ends':
        return t({ id: 'contracts.ends', message: `Päättyy ${shown}` });
      case 'ended':
        return t({ id: 'contracts.ended', message: `Päättyi ${shown}` });
      case 'withdrawn':
        return t({ id: 'contracts.withdrawn', message: `Peruutettu ${shown}` });
      case 'replaced':
        return t({ id: 'contracts.replaced', message: `Korvattu ennen alkua: ${by}` });
      case 'neverBegan':
        return t({ id: 'contracts.neverBegan', message: 'Ei alkanut' });
    }
  };
}

export function useGroupText(): (group: Exclude<ContractGroup, 'ended'>) => string {
  const { t } = useLingui();
  return (group) => {
    switch (group) {
      case 'active':
        return t({ id: 'contracts.group.active', message: 'Voimassa' });
      case 'starting':
        return t({ id: 'contracts.group.starting', message: 'Alkamassa' });
      case 'ending':
        return t({ id: 'contracts.group.ending', message: 'Päättymässä' });
    }
  };
}

export function usePriceText(): (kind: Contract['prices'][number]['kind']) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'energy':
        return t({ id: 'contract.price.energy', message: 'Energia' });
      case 'margin':
        return t({ id: 'contract.price.margin', message: 'Marginaali' });
      case 'baseFee':
        return t({ id: 'contract.price.baseFee', message: 'Perusmaksu' });
      case 'powerFee':
        return t({ id: 'contract.price.powerFee', message: 'Tehomaksu' });
      case 'compensation':
        return t({ id: 'contract.price.compensation', message: 'Hyvitys tuotannosta' });
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import type { EnergyAccount } from '../../../domain/types.ts';

/** What an account is called by which the same sum is paid each month. */
export function useAccountName() {
  const { t } = useLingui();
  return (kind: EnergyAccount['kind']): string =>
    kind === 'energyAccount'
      ? t({ id: 'account.energyAccount', message: 'Energiatili' })
      : t({ id: 'account.flexPayment', message: 'Joustomaksu' });
}

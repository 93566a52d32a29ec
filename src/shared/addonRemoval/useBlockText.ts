import { useLingui } from '@lingui/react/macro';
import type { RemovableAddon } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** Why a service cannot be ended, in a sentence (`removal.which`). */
export function useBlockText() {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ productName: service, blockedFor, endDate }: RemovableAddon): string => {
    const day = endDate === null ? '' : date(endDate);
    switch (blockedFor) {
      case 'ending':
        return t({ id: 'removal.block.ending', message: `${service} on jo päättymässä: viimeinen päivä on ${day}.` });
      case 'included':
        return t({
          id: 'removal.block.included',
          message: `${service} sisältyy pakettiin, eikä sitä voi lopettaa erikseen.`,
        });
      default:
        return t({ id: 'removal.block.withContract', message: `${service} päättyy sopimuksen mukana.` });
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import type { WithdrawableOrder } from '../../../../domain/types.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { useWithdrawalWords } from '../useWithdrawalWords.ts';

type Sold = WithdrawableOrder['sold'];

interface Ending {
  sold: Sold;
  hasBegun: boolean;
  /** It is withdrawn from already. */
  isDone: boolean;
}

/** What is said of a service, and of a locked month, that was added to a contract: it alone ends (`withdrawal.addition`). */
export function useAdditionWords() {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { money } = useWithdrawalWords();
  return {
    whatEnds: ({ sold, hasBegun, isDone }: Ending) => {
      if (sold === 'lock') {
        if (!hasBegun) return t({ id: 'withdrawal.lockLapses', message: 'Hintaa ei lukita' });
        return isDone
          ? t({ id: 'withdrawal.lockEnded', message: 'Hinnan lukitus päättyi' })
          : t({ id: 'withdrawal.lockEnds', message: 'Hinnan lukitus päättyy tänään' });
      }
      if (!hasBegun) return t({ id: 'withdrawal.serviceLapses', message: 'Palvelu ei ala' });
      return isDone
        ? t({ id: 'withdrawal.serviceEnded', message: 'Palvelu päättyi' })
        : t({ id: 'withdrawal.serviceEnds', message: 'Palvelu päättyy tänään' });
    },
    /** What is paid for it, in one sentence. */
    paid: ({ sold, hasBegun, usedCents }: { sold: Sold; hasBegun: boolean; usedCents: number | null }) => {
      const sum = usedCents === null ? '' : money(usedCents);
      // Electricity goes on, and is paid for as long as it is.
      if (sold === 'lock' && hasBegun) {
        return usedCents === null
          ? t({
              id: 'withdrawal.lockPaid',
              message: 'Lukituksen aikana käytetty sähkö laskutetaan lukittuun hintaan.',
            })
          : t({
              id: 'withdrawal.lockPaidAbout',
              message: `Lukituksen aikana käytetty sähkö laskutetaan lukittuun hintaan, arviolta ${sum}.`,
            });
      }
      if (usedCents !== null)
        return t({ id: 'withdrawal.servicePaid', message: `Laskutamme vain käytetyn, arviolta ${sum}.` });
      return speaksOfCustomer
        ? t({ id: 'withdrawal.serviceFreeOfStaff', message: 'Siitä ei tule asiakkaalle laskua.' })
        : t({ id: 'withdrawal.serviceFree', message: 'Siitä ei tule sinulle laskua.' });
    },
    contractGoesOn: ({ sold, goesOn }: { sold: Sold; goesOn: string }) => {
      if (sold === 'lock') {
        return speaksOfCustomer
          ? t({
              id: 'withdrawal.lockGoesOnOfStaff',
              message: `Asiakkaan sähkösopimus ${goesOn} jatkuu ennallaan, ja ilman lukitusta sen hinta seuraa pörssiä.`,
            })
          : t({
              id: 'withdrawal.lockGoesOn',
              message: `Sähkösopimuksesi ${goesOn} jatkuu ennallaan, ja ilman lukitusta sen hinta seuraa pörssiä.`,
            });
      }
      return speaksOfCustomer
        ? t({
            id: 'withdrawal.electricityGoesOnOfStaff',
            message: `Asiakkaan sähkösopimus ${goesOn} jatkuu ennallaan.`,
          })
        : t({ id: 'withdrawal.electricityGoesOn', message: `Sähkösopimuksesi ${goesOn} jatkuu ennallaan.` });
    },
  };
}

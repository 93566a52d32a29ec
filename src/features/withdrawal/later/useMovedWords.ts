import { useLingui } from '@lingui/react/macro';
import type { WithdrawableOrder } from '../../../../domain/types.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';

type Moved = NonNullable<WithdrawableOrder['moved']>;

/** What is said of a contract that has moved since it was ordered (`withdrawal.moved`). */
export function useMovedWords() {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return {
    /** The new home has no contract any more. */
    noContract: ({ place }: Moved) =>
      speaksOfCustomer
        ? t({
            id: 'withdrawal.noContractOfStaff',
            message: `Osoitteessa ${place} ei ole peruutuksen jälkeen sopimusta. Asiakas tarvitsee sinne toisen, jos hän muuttaa.`,
          })
        : t({
            id: 'withdrawal.noContract',
            message: `Osoitteessa ${place} ei ole peruutuksen jälkeen sopimusta. Tarvitset sinne toisen, jos muutat.`,
          }),
    /** What goes on where one lived before. */
    goesOnThere: (goesOn: string) =>
      t({
        id: 'withdrawal.goesOnThere',
        message: `${goesOn} jatkuu ennallaan vanhassa kodissa. Sen voi siirtää uuteen kotiin muuttoilmoituksella.`,
      }),
    /** What the move has ended in the old home, and stays so; null where it has ended nothing. */
    staysEnded: ({ ended }: Moved) => {
      const names = ended.join(', ');
      return names === '' ? null : t({ id: 'withdrawal.staysEnded', message: `Muuton takia päättyy silti: ${names}.` });
    },
  };
}

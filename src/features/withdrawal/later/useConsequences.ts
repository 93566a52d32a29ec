import { useLingui } from '@lingui/react/macro';
import { FileX, House, PackageX, Repeat, Wallet, type IconNode } from 'lucide';
import type { WithdrawableOrder } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { useWithdrawalWords } from '../useWithdrawalWords.ts';
import { useAdditionWords } from './useAdditionWords.ts';
import { useMovedWords } from './useMovedWords.ts';

export interface Consequence {
  icon: IconNode;
  title: string;
  text: string;
}

/** What follows for a contract, the one before it, and what was used. */
function useContractConsequences(
  { startDate, services, isSwitching, goesOn, moved, usedCents }: WithdrawableOrder,
  today: string,
): Consequence[] {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const { money } = useWithdrawalWords();
  const { noContract, goesOnThere, staysEnded } = useMovedWords();
  const ended = moved && staysEnded(moved);
  const start = startDate === null ? '' : date(startDate);
  const hasBegun = startDate !== null && startDate <= today;
  const sum = usedCents === null ? '' : money(usedCents);
  const names = services.join(', ');
  return [
    hasBegun
      ? {
          icon: FileX,
          title: t({ id: 'withdrawal.ends', message: 'Sopimus päättyy tänään' }),
          text:
            goesOn === null
              ? speaksOfCustomer
                ? t({
                    id: 'withdrawal.endsTextOfStaff',
                    message: 'Asiakas tarvitsee heti toisen sopimuksen, jotta toimitus ei katkea.',
                  })
                : t({
                    id: 'withdrawal.endsText',
                    message: 'Tarvitset heti toisen sopimuksen, jotta toimitus ei katkea.',
                  })
              : moved
                ? t({ id: 'withdrawal.endsThere', message: 'Se päättyy myös uudessa kodissa.' })
                : t({ id: 'withdrawal.endsNoGap', message: 'Toimitus ei katkea.' }),
        }
      : {
          icon: FileX,
          title: t({ id: 'withdrawal.lapses', message: 'Sopimus raukeaa' }),
          text:
            startDate === null
              ? speaksOfCustomer
                ? t({ id: 'withdrawal.lapsesTextOfStaff', message: 'Toimitus ei ala, eikä asiakkaalle tule laskua.' })
                : t({ id: 'withdrawal.lapsesText', message: 'Toimitus ei ala, eikä sinulle tule laskua.' })
              : speaksOfCustomer
                ? t({
                    id: 'withdrawal.lapsesOnOfStaff',
                    message: `Toimitus ei ala ${start}, eikä asiakkaalle tule laskua.`,
                  })
                : t({ id: 'withdrawal.lapsesOn', message: `Toimitus ei ala ${start}, eikä sinulle tule laskua.` }),
        },
    services.length > 0 && {
      icon: PackageX,
      title: t({ id: 'withdrawal.services', message: 'Lisäpalvelut' }),
      text: t({ id: 'withdrawal.servicesToo', message: `Sopimuksen mukana peruuntuu: ${names}.` }),
    },
    goesOn !== null && {
      icon: Repeat,
      title: speaksOfCustomer
        ? t({ id: 'withdrawal.ownOfStaff', message: 'Aiempi sopimus' })
        : t({ id: 'withdrawal.own', message: 'Aiempi sopimuksesi' }),
      text: moved ? goesOnThere(goesOn) : t({ id: 'withdrawal.goesOn', message: `${goesOn} jatkuu ennallaan.` }),
    },
    moved && {
      icon: House,
      title: t({ id: 'withdrawal.newHome', message: 'Uusi koti' }),
      text: noContract(moved),
    },
    ended !== null && {
      icon: FileX,
      title: t({ id: 'withdrawal.oldHome', message: 'Vanha koti' }),
      text: ended,
    },
    isSwitching && {
      icon: Repeat,
      title: speaksOfCustomer
        ? t({ id: 'withdrawal.beforeOfStaff', message: 'Vanha sopimus' })
        : t({ id: 'withdrawal.before', message: 'Vanha sopimuksesi' }),
      text: speaksOfCustomer
        ? t({
            id: 'withdrawal.beforeTextOfStaff',
            message:
              'Irtisanomisilmoitus on lähetetty nykyiselle myyjälle. Asiakas voi kysyä sieltä, voiko sopimus jatkua.',
          })
        : t({
            id: 'withdrawal.beforeText',
            message: 'Irtisanomisilmoitus on lähetetty nykyiselle myyjällesi. Kysy sieltä, voiko sopimus jatkua.',
          }),
    },
    hasBegun && {
      icon: Wallet,
      title: t({ id: 'withdrawal.used', message: 'Mitä jo käytetystä maksetaan' }),
      text:
        usedCents === null
          ? speaksOfCustomer
            ? t({
                id: 'withdrawal.usedNothingOfStaff',
                message: 'Asiakas ei maksa siitä, mitä on toimitettu ennen peruutusta.',
              })
            : t({ id: 'withdrawal.usedNothing', message: 'Et maksa siitä, mitä on toimitettu ennen peruutusta.' })
          : speaksOfCustomer
            ? t({
                id: 'withdrawal.usedTextOfStaff',
                message: `Toimitus alkoi ${start} asiakkaan pyynnöstä. Laskutamme vain käytetyn, arviolta ${sum}.`,
              })
            : t({
                id: 'withdrawal.usedText',
                message: `Toimitus alkoi ${start} omasta pyynnöstäsi. Laskutamme vain käytetyn, arviolta ${sum}.`,
              }),
    },
  ].filter((item) => item !== false && item !== null);
}

/** What follows for what was added to a contract, which goes on (`withdrawal.addition`). */
function useAdditionConsequences(
  { sold, startDate, goesOn, usedCents }: WithdrawableOrder,
  today: string,
): Consequence[] {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { whatEnds, paid, contractGoesOn } = useAdditionWords();
  const hasBegun = startDate !== null && startDate <= today;
  const ends = {
    icon: FileX,
    title: whatEnds({ sold, hasBegun, isDone: false }),
    text: paid({ sold, hasBegun, usedCents }),
  };
  if (goesOn === null) return [ends];
  const title = speaksOfCustomer
    ? t({ id: 'withdrawal.electricityOfStaff', message: 'Sähkösopimus' })
    : t({ id: 'withdrawal.electricity', message: 'Sähkösopimuksesi' });
  return [ends, { icon: Repeat, title, text: contractGoesOn({ sold, goesOn }) }];
}

/** What follows from a withdrawal (`withdrawal.confirm`). @param today in Helsinki */
export function useConsequences(order: WithdrawableOrder, today: string): Consequence[] {
  const ofContract = useContractConsequences(order, today);
  const ofAddition = useAdditionConsequences(order, today);
  return order.sold === 'contract' ? ofContract : ofAddition;
}

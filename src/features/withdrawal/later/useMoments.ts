import { useLingui } from '@lingui/react/macro';
import { helsinkiDay } from '../../../../domain/time/index.ts';
import type { WithdrawalReceipt } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { useAdditionWords } from './useAdditionWords.ts';
import { useMovedWords } from './useMovedWords.ts';
import { useTakeoverWords } from './useTakeoverWords.ts';

interface Moment {
  when: string;
  what: string;
  isDone?: boolean;
}

/** What happens next with a contract, or with what was told in own words. */
function useContractMoments(receipt: WithdrawalReceipt): Moment[] {
  const { order, isTakeover = false, receivedAt, goesOn, moved = null, usedCents, isSwitching = false } = receipt;
  const hasBegun = receipt.hasBegun ?? usedCents !== null;
  const { t } = useLingui();
  const { date } = useFormats();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { noContract, goesOnThere, staysEnded } = useMovedWords();
  const ofTakeover = useTakeoverWords();
  const day = date(helsinkiDay(Date.parse(receivedAt)));
  if (!order) {
    return [
      {
        when: t({ id: 'withdrawal.soon', message: '1–2 arkipäivää' }),
        what: speaksOfCustomer
          ? t({
              id: 'withdrawal.answeredOfStaff',
              message: 'Asiakaspalvelu etsii tilauksen ja vahvistaa peruutuksen asiakkaalle sähköpostitse.',
            })
          : t({
              id: 'withdrawal.answered',
              message: 'Asiakaspalvelumme etsii tilauksesi ja vahvistaa peruutuksen sähköpostitse.',
            }),
      },
      ...(isTakeover ? ofTakeover : []),
    ];
  }
  const lapsed = speaksOfCustomer
    ? t({ id: 'withdrawal.lapsedOfStaff', message: 'Sopimus raukesi. Asiakkaan ei tarvitse palauttaa mitään.' })
    : t({ id: 'withdrawal.lapsed', message: 'Sopimus raukesi. Sinun ei tarvitse palauttaa mitään.' });
  const ended = speaksOfCustomer
    ? t({ id: 'withdrawal.endedOfStaff', message: 'Sopimus päättyi. Asiakkaan ei tarvitse palauttaa mitään.' })
    : t({ id: 'withdrawal.ended', message: 'Sopimus päättyi. Sinun ei tarvitse palauttaa mitään.' });
  const goingOn =
    goesOn !== null &&
    (moved ? goesOnThere(goesOn) : t({ id: 'withdrawal.goesOn', message: `${goesOn} jatkuu ennallaan.` }));
  const done = [hasBegun ? ended : lapsed, goingOn, moved && noContract(moved), moved && staysEnded(moved)];
  return [
    ...done.flatMap((what) => (what ? [{ when: day, what, isDone: true }] : [])),
    (goesOn === null || moved) && {
      when: t({ id: 'withdrawal.twoDays', message: '1–2 päivää' }),
      what: t({ id: 'withdrawal.grid', message: 'Perumme verkkoyhtiölle lähetetyn ilmoituksen.' }),
    },
    usedCents !== null && {
      when: t({ id: 'withdrawal.nextInvoice', message: 'seuraava lasku' }),
      what: t({ id: 'withdrawal.invoiced', message: 'Laskutamme käytetyn, emme muuta.' }),
    },
    isSwitching && {
      when: t({ id: 'withdrawal.ifNeeded', message: 'tarvittaessa' }),
      what: speaksOfCustomer
        ? t({
            id: 'withdrawal.callSellerOfStaff',
            message: 'Jos asiakas haluaa jatkaa vanhalla sopimuksella, hänen pitää soittaa nykyiselle myyjälleen heti.',
          })
        : t({
            id: 'withdrawal.callSeller',
            message: 'Jos haluat jatkaa vanhalla sopimuksella, soita nykyiselle myyjällesi heti.',
          }),
    },
  ].filter((moment) => moment !== false && moment !== null);
}

/** What happens next with what was added to a contract, which goes on (`withdrawal.addition`). */
function useAdditionMoments({ order, receivedAt, goesOn, usedCents, hasBegun = false }: WithdrawalReceipt): Moment[] {
  const { date } = useFormats();
  const { whatEnds, paid, contractGoesOn } = useAdditionWords();
  const sold = order?.sold ?? 'contract';
  const when = date(helsinkiDay(Date.parse(receivedAt)));
  const ends = `${whatEnds({ sold, hasBegun, isDone: true })}. ${paid({ sold, hasBegun, usedCents })}`;
  return [ends, ...(goesOn === null ? [] : [contractGoesOn({ sold, goesOn })])].map((what) => ({
    when,
    what,
    isDone: true,
  }));
}

/** What happens next, after a withdrawal (`withdrawal.sent`). */
export function useMoments(receipt: WithdrawalReceipt): Moment[] {
  const ofContract = useContractMoments(receipt);
  const ofAddition = useAdditionMoments(receipt);
  return (receipt.order?.sold ?? 'contract') === 'contract' ? ofContract : ofAddition;
}

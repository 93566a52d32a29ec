import { useLingui } from '@lingui/react/macro';
import type { Contract } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { hasNeverBegun } from '../../../shared/contracts/contracts.view.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** What closed a contract, and when (`contract.closed`). */
function ClosedContract({ contract, closed }: { contract: Contract; closed: NonNullable<Contract['closed']> }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const on = date(closed.on);
  const by = closed.by ?? '';
  return (
    <Notice tone="info" role="none">
      {closed.how === 'replaced'
        ? t({ id: 'contract.replaced', message: `Sopimus ei alkanut. Sen tilalle tilattiin ${on} ${by}.` })
        : hasNeverBegun(contract)
          ? t({
              id: 'contract.withdrawn',
              message: `Sopimus peruutettiin ${on}. Se ei alkanut, eikä siitä tule laskua.`,
            })
          : t({
              id: 'contract.withdrawnRunning',
              message: `Sopimus peruutettiin ${on}, ja se päättyi samana päivänä.`,
            })}
    </Notice>
  );
}

/** It was offered to a new holder, who has not accepted it yet (`contract.transfer`). @param day of the new holder from then on */
function WaitingTransfer({ day }: { day: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const on = date(day);
  return (
    <Notice tone="info" role="none" title={t({ id: 'contract.transferWaits', message: 'Siirto odottaa hyväksyntää' })}>
      {t({
        id: 'contract.transferWaitsText',
        message: `Sopimus siirtyy uudelle haltijalle ${on}, jos hän hyväksyy siirron sitä ennen.`,
      })}
    </Notice>
  );
}

/** It moves to a home whose delivery site is looked for (`move.underWay`). */
function WaitingMove({ movesTo: { place, startDate } }: { movesTo: NonNullable<Contract['movesTo']> }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const from = date(startDate);
  return (
    <Notice tone="info" role="none" title={t({ id: 'contract.movesTo', message: 'Etsimme uuden kodin käyttöpaikkaa' })}>
      {t({
        id: 'contract.movesToText',
        message: `Sopimus siirtyy aikaisintaan ${from} uuteen kotiin: ${place}. Uuden kodin sopimus näkyy sopimuksissa, kun käyttöpaikka on löytynyt.`,
      })}
    </Notice>
  );
}

/** What is said of few contracts: it was closed before its time, is being handed over, or moves to where no site is known yet. */
export function ContractNotices({ contract }: { contract: Contract }) {
  const { closed, transfer, movesTo } = contract;
  return (
    <>
      {closed && <ClosedContract {...{ contract, closed }} />}
      {transfer && <WaitingTransfer day={transfer.day} />}
      {movesTo && <WaitingMove movesTo={movesTo} />}
    </>
  );
}

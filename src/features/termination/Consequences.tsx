import { useLingui } from '@lingui/react/macro';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useConsequence } from './useTerminationWords.ts';

interface ConsequencesProps {
  kind: ContractKind;
  /** By their names. */
  ending: readonly string[];
  goingOn: readonly string[];
  /** When it was to become a new holder's, who has not accepted that; undefined where nobody was asked. */
  transferDay?: string | undefined;
}

/** What was offered to a new holder ends with the contract (`termination.transfer`). */
function TransferEnds({ day }: { day: string }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning" role="none">
      {t({
        id: 'termination.transferEnds',
        message: `Sopimuksen siirto, jonka oli määrä alkaa ${day}, perutaan. Kerromme siitä myös uudelle haltijalle.`,
      })}
    </Notice>
  );
}

/** What becomes of the supply and of the add-ons when the contract ends (`termination.review`, `termination.sent`). */
export function Consequences({ kind, transferDay, ...addons }: ConsequencesProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const consequence = useConsequence();
  const ending = addons.ending.join(', ');
  const goingOn = addons.goingOn.join(', ');
  return (
    <Stack>
      <Notice tone={kind === 'heat' ? 'warning' : 'info'} role="none">
        {consequence(kind)}
      </Notice>
      {transferDay !== undefined && <TransferEnds day={date(transferDay)} />}
      {ending && (
        <Notice tone="info" role="none">
          {t({ id: 'termination.addonsEnd', message: `Sopimuksen mukana päättyvät lisäpalvelut: ${ending}.` })}
        </Notice>
      )}
      {goingOn && (
        <Notice tone="info" role="none">
          {t({ id: 'termination.addonsGoOn', message: `Ilman sopimusta jatkuvat lisäpalvelut: ${goingOn}.` })}
        </Notice>
      )}
    </Stack>
  );
}

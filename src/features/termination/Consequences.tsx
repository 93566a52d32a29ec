import { useLingui } from '@lingui/react/macro';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useConsequence } from './useTerminationWords.ts';

interface ConsequencesProps {
  kind: ContractKind;
  /** By their names. */
  ending: readonly string[];
  goingOn: readonly string[];
}

/** What becomes of the supply and of the add-ons when the contract ends (`termination.review`, `termination.sent`). */
export function Consequences({ kind, ...addons }: ConsequencesProps) {
  const { t } = useLingui();
  const consequence = useConsequence();
  const ending = addons.ending.join(', ');
  const goingOn = addons.goingOn.join(', ');
  return (
    <Stack>
      <Notice tone={kind === 'heat' ? 'warning' : 'info'} role="none">
        {consequence(kind)}
      </Notice>
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

import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface TransferFailureProps {
  failure: Failure | null;
  secondsLeft: number;
}

/** What a refusal of the server means here; null where it means what it does everywhere. */
function useOwnReason(code: string | null): string | null {
  const { t } = useLingui();
  switch (code) {
    case 'transfer.notPossible':
      return t({
        id: 'transfer.fault.notPossible',
        message: 'Sopimus on muuttunut, eikä sitä voi enää siirtää täällä.',
      });
    case 'transfer.accepted':
      return t({ id: 'transfer.fault.accepted', message: 'Uusi haltija on jo ottanut sopimuksen vastaan.' });
    case 'transfer.over':
      return t({ id: 'transfer.fault.over', message: 'Siirto ei ole enää avoinna.' });
    case 'transfer.notCreditable':
      return t({
        id: 'transfer.fault.notCreditable',
        message:
          'Sopimus ei voi siirtyä sinulle luottotietojen perusteella. Tiedot tulevat Suomen Asiakastiedolta. Asiakaspalvelussa ihminen käy päätöksen läpi kanssasi.',
      });
    case 'order.termsChanged':
      return t({ id: 'transfer.fault.terms', message: 'Ehdot ovat muuttuneet. Lataa sivu uudelleen ja lue ne ensin.' });
    default:
      return null;
  }
}

/** Why nothing of a transfer was written, and what to do (`transfer.failure`). What was typed stays. */
export function TransferFailure({ failure, secondsLeft }: TransferFailureProps) {
  const { t } = useLingui();
  const reason = useOwnReason(failure?.code ?? null);
  if (failure?.kind === 'signInNeeded') return <SignInNotice />;
  if (reason === null) return <SubmissionFailure {...{ failure, secondsLeft }} />;
  return (
    <Notice tone="critical" role="alert" title={t({ id: 'transfer.failed', message: 'Siirto ei onnistunut' })}>
      {reason}
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface TransferFailureProps {
  failure: Failure | null;
  secondsLeft: number;
  /** Shows how another transfer of the contract stands, where there may be one. */
  onShowOther?(): void;
}

/** Another transfer of the contract was begun meanwhile (`transfer.other`). */
const isOther = (code: string | null) => code === 'transfer.waiting' || code === 'transfer.accepted';

/** What a refusal of the server means here; null where it means what it does everywhere. */
function useOwnReason(code: string | null): string | null {
  const { t } = useLingui();
  switch (code) {
    case 'transfer.notPossible':
      return t({
        id: 'transfer.fault.notPossible',
        message: 'Sopimus on muuttunut, eikä sitä voi enää siirtää täällä.',
      });
    case 'transfer.waiting':
      return t({
        id: 'transfer.fault.waiting',
        message:
          'Tämän sopimuksen siirto odottaa jo uutta haltijaa. Uutta linkkiä ei lähetetty. Jos sopimus siirtyy jollekulle muulle, peru ensin aiempi siirto.',
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
export function TransferFailure({ failure, secondsLeft, onShowOther }: TransferFailureProps) {
  const { t } = useLingui();
  const code = failure?.code ?? null;
  const reason = useOwnReason(code);
  if (failure?.kind === 'signInNeeded') return <SignInNotice />;
  if (reason === null) return <SubmissionFailure {...{ failure, secondsLeft }} />;
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t({ id: 'transfer.failed', message: 'Siirto ei onnistunut' })}
      actions={
        onShowOther &&
        isOther(code) && (
          <Button variant="secondary" onClick={onShowOther}>
            {t({ id: 'transfer.toStanding', message: 'Näytä siirron tila' })}
          </Button>
        )
      }
    >
      {reason}
    </Notice>
  );
}

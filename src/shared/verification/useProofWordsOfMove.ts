import { useLingui } from '@lingui/react/macro';

/** What is said of a move that awaits its proof, on whichever device (`move.proof`). */
export function useProofWordsOfMove() {
  const { t } = useLingui();
  return {
    needed: t({ id: 'verification.move.title', message: 'Vahvista muuttoilmoitus tunnistautumalla' }),
    proven: t({ id: 'verification.move.proven', message: 'Henkilöllisyytesi on vahvistettu' }),
    cancel: t({ id: 'verification.move.cancel', message: 'Peru muuttoilmoitus' }),
    notCancelled: t({ id: 'verification.move.notCancelled', message: 'Muuttoilmoitusta ei saatu peruttua' }),
    notCancelledText: t({
      id: 'verification.move.notCancelledText',
      message: 'Yritä uudelleen. Jos et tunnistaudu, muuttoilmoitus raukeaa itsestään.',
    }),
  };
}

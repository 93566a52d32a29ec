import { useLingui } from '@lingui/react/macro';
import type { ContactKind } from '../../../domain/contactUpdate/index.ts';

/** What is said of an update that awaits its proof, on whichever device. */
export function useUpdateProofWords() {
  const { t } = useLingui();
  return {
    needed: t({ id: 'update.verify.title', message: 'Vahvista muutos tunnistautumalla' }),
    proven: t({ id: 'update.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' }),
    cancel: t({ id: 'update.verify.cancel', message: 'Keskeytä muutos' }),
    notCancelled: t({ id: 'update.verify.notCancelled', message: 'Muutosta ei saatu keskeytettyä' }),
    notCancelledText: t({
      id: 'update.verify.notCancelledText',
      message: 'Yritä uudelleen. Jos et tunnistaudu, muutos raukeaa itsestään.',
    }),
  };
}

/** What the page is called, by the state of its machine. */
export function useUpdateHeading(kind: ContactKind, state: string): string {
  const { t } = useLingui();
  const isAccount = kind === 'bankAccount';
  const { needed, proven } = useUpdateProofWords();
  switch (state) {
    case 'verificationNeeded':
      return needed;
    case 'verifiedElsewhere':
      return proven;
    case 'receivedBefore':
      return t({ id: 'update.receivedBefore', message: 'Olemme jo saaneet tämän muutoksen' });
    case 'unproven':
      return t({ id: 'update.unproven', message: 'Mitään ei muutettu' });
    case 'made':
      return isAccount
        ? t({ id: 'update.account.done', message: 'Tilinumero on vaihdettu' })
        : t({ id: 'update.email.done', message: 'Sähköpostiosoite on vaihdettu' });
    default:
      return isAccount
        ? t({ id: 'update.account.title', message: 'Vaihda tilinumero' })
        : t({ id: 'update.email.title', message: 'Vaihda sähköpostiosoite' });
  }
}

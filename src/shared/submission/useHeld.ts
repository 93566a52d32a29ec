import { useLingui } from '@lingui/react/macro';

/** Why a dialog that has sent something stays until it is known what became of it (`overlay.held`); null where it may close. */
export function useHeld(isSending: boolean): string | null {
  const { t } = useLingui();
  if (!isSending) return null;
  return t({
    id: 'submission.held',
    message: 'Lähetys on kesken. Voit sulkea ikkunan, kun tiedämme, menikö se perille.',
  });
}

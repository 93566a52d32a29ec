import { useLingui } from '@lingui/react/macro';
import type { Move } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProofWordsOfMove } from '../../shared/verification/useProofWordsOfMove.ts';

/** What the page is called while it is filled in (`move.steps`). */
export function useMoveTitle(): string {
  const { t } = useLingui();
  return t({ id: 'move.title', message: 'Sähköt uuteen kotiin' });
}

/**
 * What the page is called in a state of the machine (`move.sent`, `move.proof`); null while it is filled in.
 *
 * @param move what was made of it; null where that is not told
 */
export function useMoveHeading(state: string, move: Move | null): string | null {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = useProofWordsOfMove();
  const day = move ? date(move.startDate) : '';
  switch (state) {
    case 'sent':
      // Where the place is looked for still nobody knows from when on there is power.
      return move?.meteringPointInfo
        ? t({ id: 'move.sentTitle', message: `Uudessa kodissa on sähköt ${day}` })
        : t({ id: 'move.receivedTitle', message: 'Muuttoilmoitus on vastaanotettu' });
    case 'verificationNeeded':
      return words.needed;
    case 'verifiedElsewhere':
      return words.proven;
    case 'receivedBefore':
      return t({ id: 'move.receivedBefore', message: 'Olemme jo saaneet tämän muuttoilmoituksen' });
    case 'unproven':
      return t({ id: 'move.unproven', message: 'Muuttoilmoitusta ei lähetetty' });
    default:
      return null;
  }
}

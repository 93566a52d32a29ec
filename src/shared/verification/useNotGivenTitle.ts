import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { proofSearch } from '../page/proofSearch.ts';

/** What the server says of a proof that was not given, in the person's words; null where it was given (`verification.notGiven`). */
export function useNotGivenTitle(): string | null {
  const { t } = useLingui();
  const { proof } = proofSearch(useSearch({ strict: false }));
  if (proof === undefined) return null;
  return proof === 'cancelled'
    ? t({ id: 'verification.notGiven', message: 'Tunnistautuminen jäi kesken' })
    : t({ id: 'verification.notGivenFailed', message: 'Tunnistautuminen ei onnistunut' });
}

import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';

/** The first and the last day of a mandate, in words. */
export function useValidity(): (mandate: { validFrom: string; validTo: string | null }) => string {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ validFrom, validTo }) => {
    const from = date(validFrom);
    if (validTo === null) return t({ id: 'profile.until', message: `Voimassa ${from} alkaen toistaiseksi` });
    const to = date(validTo);
    return t({ id: 'profile.between', message: `Voimassa ${from}–${to}` });
  };
}

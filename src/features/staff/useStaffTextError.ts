import { useLingui } from '@lingui/react/macro';
import type { StaffTextFault } from '../../../domain/staff/index.ts';

/** What is wrong with a reason or with what is sought, beside its field (`acting.reason`). */
export function useStaffTextError(): (fault: StaffTextFault | null, tooShort: string) => string | undefined {
  const { t } = useLingui();
  return (fault, tooShort) => {
    if (fault === null) return undefined;
    return fault === 'minLength'
      ? tooShort
      : t({ id: 'staff.identityCode', message: 'Poista henkilötunnus. Sitä ei tarvita eikä tallenneta.' });
  };
}

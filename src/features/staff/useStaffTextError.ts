import { useLingui } from '@lingui/react/macro';
import type { StaffTextFault } from '../../../domain/staff/index.ts';

/** What is wrong with a reason or with what is sought, beside its field (`acting.reason`). */
export function useStaffTextError(): (
  fault: StaffTextFault | null,
  length: { tooShort: string; most: number },
) => string | undefined {
  const { t } = useLingui();
  return (fault, { tooShort, most }) => {
    switch (fault) {
      case null:
        return undefined;
      case 'minLength':
        return tooShort;
      case 'maxLength':
        return t({ id: 'staff.tooLong', message: `Lyhennä tekstiä: siinä voi olla enintään ${most} merkkiä.` });
      case 'identityCode':
        return t({ id: 'staff.identityCode', message: 'Poista henkilötunnus. Sitä ei tarvita eikä tallenneta.' });
    }
  };
}

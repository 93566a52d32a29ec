import { useLingui } from '@lingui/react/macro';
import type { ProofEndWords } from '../../../shared/verification/later/ProofEnd.tsx';

/** How it is told that an update ended without an outcome that the page knows (`update.verification`). */
export function useUpdateEndWords(): ProofEndWords {
  const { t } = useLingui();
  return {
    verifiedElsewhere: t({
      id: 'update.verifiedElsewhere.lead',
      message: 'Tunnistautuminen tehtiin toisessa ikkunassa. Siellä näet, miten muutoksen kävi.',
    }),
    receivedBefore: t({
      id: 'update.receivedBefore.lead',
      message:
        'Emme voi näyttää täällä, miten sen kävi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa.',
    }),
    cancelled: t({ id: 'update.cancelled.lead', message: 'Keskeytit muutoksen.' }),
    expired: t({ id: 'update.expired.lead', message: 'Vahvistusaika loppui.' }),
    goOn: t({ id: 'update.goOn', message: 'Palaa lomakkeelle' }),
  };
}

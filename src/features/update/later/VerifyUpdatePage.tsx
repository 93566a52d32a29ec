import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ContactUpdate } from '../../../../domain/types.ts';
import { hasShape } from '../../../api/shape.ts';
import { contactUpdateShape } from '../../../api/updates.gen.ts';
import { useForgetProven } from '../../../shared/draft/useForgetProven.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useQueryClient } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { VerifyFlow } from '../../../shared/verification/VerifyFlow.tsx';
import { updateVerificationActors } from '../update.actors.ts';
import { useUpdateHeading } from '../useUpdateWords.ts';
import { UpdateDone } from './UpdateDone.tsx';

function Proven({ result }: { result: ContactUpdate }) {
  const heading = useUpdateHeading(result.kind, 'made');
  usePage(heading);
  return <UpdateDone {...{ heading, result }} />;
}

/**
 * Back from the bank: it is proven, and said here what came of it (`update.verify`). No link leads here from another device:
 * who was sent one would prove what somebody else has typed (`update.ownBrowser`).
 */
export function VerifyUpdatePage() {
  const { t } = useLingui();
  const { api } = useSession();
  const queries = useQueryClient();
  const forget = useForgetProven();
  const [result, setResult] = useState<ContactUpdate | null>(null);
  if (result) return <Proven result={result} />;
  return (
    <VerifyFlow
      process="update"
      actors={updateVerificationActors(api)}
      words={{
        title: t({ id: 'update.verifying', message: 'Vahvistamme muutosta' }),
        signInLead: t({
          id: 'update.signInLead',
          message: 'Muutos vahvistetaan pankkitunnuksilla tai mobiilivarmenteella.',
        }),
        failed: t({ id: 'update.notVerified', message: 'Muutosta ei saatu vahvistettua' }),
        failedLead: t({
          id: 'update.notVerifiedLead',
          message: 'Muutos on yhä tallessa. Yritä hetken päästä uudelleen.',
        }),
        waits: t({
          id: 'update.waits',
          message: 'Muutosta ei ole vielä vahvistettu. Se on yhä tallessa ja odottaa, että tunnistaudut.',
        }),
        over: t({ id: 'update.over', message: 'Mitään ei muutettu. Voit lähettää muutoksen uudelleen.' }),
        back: t({ id: 'update.back', message: 'Takaisin lomakkeelle' }),
      }}
      onVerified={(answer) => {
        forget(answer);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'customer' });
        if (hasShape(answer, contactUpdateShape)) setResult(answer as ContactUpdate);
      }}
    />
  );
}

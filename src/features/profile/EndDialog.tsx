import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../openapi/api.gen.ts';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import { endRepresentation } from '../../api/customer.gen.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { fullName } from '../../shared/customer/names.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

export type Representative = components['schemas']['Representative'];

interface EndDialogProps {
  representative: Representative;
  onClose(): void;
  /** Asks again, where there is still somebody to ask about. */
  onReopen(): void;
  /** It has ended. */
  onEnded(): void;
}

/**
 * Asks once more before somebody may not act for the customer any longer (`profile.end`). Ended twice is ended once, so what
 * failed, or was not answered, may be tried again.
 */
export function EndDialog({ representative, onClose, onReopen, onEnded }: EndDialogProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = fullName(representative);
  const end = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await endRepresentation(api, { representativeId: representative.id });
      onEnded();
    } catch (thrown) {
      setFailure(toFailure(thrown));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      heading={t({ id: 'profile.endHeading', message: 'Perutaanko valtuutus?' })}
      closeLabel={t({ id: 'profile.close', message: 'Sulje' })}
      onClose={onClose}
      onReopen={onReopen}
      actions={
        <>
          <Button variant="alert" isBusy={isBusy} onClick={() => void end()}>
            {t({ id: 'profile.endNow', message: 'Peru valtuutus' })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t({ id: 'profile.keep', message: 'Pidä voimassa' })}
          </Button>
        </>
      }
    >
      <p>
        {t({
          id: 'profile.endText',
          message: `Kun perut valtuutuksen, ${name} ei voi enää hoitaa asioitasi. Valtuutus päättyy heti.`,
        })}
      </p>
      {failure && (
        <FailureNotice
          title={t({ id: 'profile.endFailed', message: 'Valtuutusta ei voitu perua' })}
          failure={failure}
        />
      )}
    </Dialog>
  );
}

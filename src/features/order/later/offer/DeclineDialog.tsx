import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx';

interface DeclineDialogProps {
  onDecline(): void;
  onKeep(): void;
  onReopen(): void;
}

/** Asks once more before an offer is declined (`offer.decline`). */
export function DeclineDialog({ onDecline, onKeep, onReopen }: DeclineDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      heading={t({ id: 'offer.declineHeading', message: 'Etkö hyväksy tarjousta?' })}
      reason={t({
        id: 'offer.declineReason',
        message: 'Mitään ei tilata, eikä tarjousta voi hyväksyä enää sen jälkeen.',
      })}
      closeLabel={t({ id: 'offer.declineClose', message: 'Sulje' })}
      onClose={onKeep}
      onReopen={onReopen}
      actions={
        <>
          <Button variant="alert" onClick={onDecline}>
            {t({ id: 'offer.declineNow', message: 'Hylkää tarjous' })}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {t({ id: 'offer.declineKeep', message: 'Palaa tarjoukseen' })}
          </Button>
        </>
      }
    />
  );
}

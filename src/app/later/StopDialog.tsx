import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

interface StopDialogProps {
  onStop(): void;
  onStay(): void;
}

/** What was typed for the customer goes when they are closed (`acting.stop`). */
export function StopDialog({ onStop, onStay }: StopDialogProps) {
  const { t } = useLingui();
  const stay = t({ id: 'staffBar.stay', message: 'Jatka lomaketta' });
  return (
    <Dialog
      heading={t({ id: 'staffBar.stopAsked', message: 'Lopetetaanko asiointi?' })}
      reason={t({
        id: 'staffBar.stopLoses',
        message: 'Lomake on kesken, ja asiakkaan puolesta kirjoittamasi häviää.',
      })}
      closeLabel={stay}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStop}>{t({ id: 'staffBar.stopAll', message: 'Lopeta asiointi' })}</Button>
          <Button variant="secondary" onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    />
  );
}

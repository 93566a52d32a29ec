import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { transferAcceptanceMachine } from '../../../machines/transfer-acceptance/transferAcceptance.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

/** Asks once more before the contract is given up (`transfer.refuse`). */
export function RefuseDialog({ actor }: { actor: ActorRefFrom<typeof transferAcceptanceMachine> }) {
  const { t } = useLingui();
  return (
    <Dialog
      heading={t({ id: 'transfer.refuseHeading', message: 'Etkö halua sopimusta?' })}
      reason={t({
        id: 'transfer.refuseReason',
        message: 'Sopimus jää nykyiselle haltijalle. Kerromme siitä teille molemmille.',
      })}
      closeLabel={t({ id: 'transfer.close', message: 'Sulje' })}
      onClose={() => actor.send({ type: 'offer.keep' })}
      onReopen={() => actor.send({ type: 'offer.refuse' })}
      actions={
        <>
          <Button variant="alert" onClick={() => actor.send({ type: 'offer.giveUp', key: crypto.randomUUID() })}>
            {t({ id: 'transfer.refuseNow', message: 'En halua' })}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'offer.keep' })}>
            {t({ id: 'transfer.refuseKeep', message: 'Palaa sivulle' })}
          </Button>
        </>
      }
    />
  );
}

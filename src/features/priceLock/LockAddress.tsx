import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface LockAddressProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  email: string;
}

/** Where the confirmation goes, as the profile has it; a dialog changes it for this order (`priceLock.address`). */
export function LockAddress({ actor, email }: LockAddressProps) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Stack>
      <FactList
        facts={[
          {
            label: t({ id: 'priceLock.confirmation', message: 'Vahvistus lähetetään osoitteeseen' }),
            value: email || '–',
          },
        ]}
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onClick={() => actor.send({ type: 'address.ask' })}
        >
          {t({ id: 'priceLock.changeAddress', message: 'Vaihda osoite' })}
        </Button>
      </div>
    </Stack>
  );
}

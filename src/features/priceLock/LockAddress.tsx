import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isEmail } from '../../../domain/identifiers/index.ts';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';

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
      {!isEmail(email) && (
        <Note>
          {t({
            id: 'priceLock.addressNeeded',
            message: 'Anna sähköpostiosoite, johon vahvistus ja ehdot lähetetään. Ilman niitä hintaa ei voi lukita.',
          })}
        </Note>
      )}
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

import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import { late } from '../../shared/late.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { isEmail } from './priceLock.form.ts';

const AddressDialog = late(() => import('./later/AddressDialog.tsx'), 'AddressDialog');

interface LockAddressProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  email: string;
  onChange(email: string): void;
}

/** Where the confirmation goes, as the profile has it; a dialog changes it for this order (`priceLock.address`). */
export function LockAddress({ actor, email, onChange }: LockAddressProps) {
  const { t } = useLingui();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'asking' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const close = () => actor.send({ type: 'address.close' });
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
      {isAsking && (
        <Suspense>
          <AddressDialog
            email={email}
            onChange={(address) => {
              onChange(address);
              close();
            }}
            onClose={close}
            onReopen={() => actor.send({ type: 'address.ask' })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

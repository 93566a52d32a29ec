import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { FieldWords } from '../../shared/form/useResolvedForm.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { FieldError } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface LockAddressProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  email: string;
  /** Of the address as a field of the form: what is wrong with it is mended by the button. */
  words: FieldWords;
}

/** Where the confirmation goes, as the profile has it; a dialog changes it for this order (`priceLock.address`). */
export function LockAddress({ actor, email, words: { id, error } }: LockAddressProps) {
  const { t } = useLingui();
  const errorId = `${id}-error`;
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
          id={id}
          aria-describedby={error && errorId}
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onClick={() => actor.send({ type: 'address.ask' })}
        >
          {t({ id: 'priceLock.changeAddress', message: 'Vaihda osoite' })}
        </Button>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </Stack>
  );
}

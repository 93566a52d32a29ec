import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { formatPriceLockPeriod } from '../../../../domain/time/index.ts';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { AdditionOutcome } from '../../../shared/addition/later/AdditionOutcome.tsx';
import { useAdditionPrice } from '../../../shared/addition/useAdditionPrice.ts';
import type { OfferedLock } from '../priceLock.form.ts';

interface LockOutcomeProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  heading: string;
  offered: OfferedLock;
}

/** What has become of a lock. */
export function LockOutcome({ actor, heading, offered: { lock, priceLock, contract } }: LockOutcomeProps) {
  const { t } = useLingui();
  const { text } = useAdditionPrice();
  const facts = lock
    ? [
        { label: t({ id: 'priceLock.energy', message: 'Energian hinta' }), value: text(lock) },
        {
          label: t({ id: 'priceLock.period', message: 'Lukitusjakso' }),
          value: formatPriceLockPeriod(priceLock.period),
        },
      ]
    : [];
  return <AdditionOutcome {...{ actor, heading, facts }} contractCode={contract?.contractCode ?? null} />;
}

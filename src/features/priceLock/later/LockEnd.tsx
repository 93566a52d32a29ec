import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { isEmail } from '../../../../domain/identifiers/index.ts';
import type { Addon } from '../../../../domain/types.ts';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { ConsentBoxes } from '../../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../../shared/consents/ConsentWords.tsx';
import { useCountdown } from '../../../shared/failure/useCountdown.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import { useAdditionActors, type AdditionActors } from '../../../shared/sale/later/addition.actors.ts';
import { isOffer } from '../../../shared/sale/sold.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { SubmissionStatus, useIsUnknown } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormActions } from '../../../ui/Form/Form.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import type { lockConsents, LockValues } from '../priceLock.form.ts';
import { LockFailure } from './LockFailure.tsx';
import { LockSales } from './LockSales.tsx';

interface LockEndProps extends ReturnType<typeof lockConsents> {
  form: PortalForm<LockValues, LockValues>;
  actor: ActorRefFrom<typeof priceLockMachine>;
  orderer: Orderer;
  lock: Addon;
  email: string;
  /** Whether it is locked for a contract of a customer who has signed in. */
  isKnown: boolean;
  /** Takes what the machine invokes from then on. */
  onActors(actors: AdditionActors): void;
}

/** What is said and asked before the button, and the button (`priceLock.page`). */
export function LockEnd({ form, actor, orderer, lock, terms, boxes, email, isKnown, onActors }: LockEndProps) {
  const { t } = useLingui();
  const actors = useAdditionActors();
  const give = useEffectEvent(() => onActors(actors));
  useEffect(() => give(), []);
  const [salesChannel, importAsOffer] = useWatch({
    control: form.methods.control,
    name: ['salesChannel', 'importAsOffer'],
  });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? '' : String(Object.values(value)[0])));
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const sendsOffer = isOffer({ product: lock }, orderer, { salesChannel, importAsOffer });
  const submitText = sendsOffer
    ? t({ id: 'order.submitOffer', message: 'Lähetä tarjous' })
    : orderer.isStaff
      ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
      : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });
  return (
    <Stack gap="large">
      {orderer.isStaff && <LockSales {...{ form, lock, orderer }} readOnly={isBusy} />}
      {!sendsOffer && boxes.length > 0 && (
        <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy} />
      )}
      {submission ? <SubmissionStatus submission={submission} /> : <LockFailure {...{ state, failure, secondsLeft }} />}
      {!sendsOffer && terms && (
        <Note>
          {t({ id: 'priceLock.byOrdering', message: 'Tilaamalla vahvistat:' })}{' '}
          <ConsentWords words={terms} terms={lock.terms} />
        </Note>
      )}
      <FormActions>
        <Button
          type="submit"
          isBusy={isBusy && !isUnknown}
          isDisabled={secondsLeft > 0 || isUnknown || (isKnown && !isEmail(email))}
        >
          {submitText}
        </Button>
      </FormActions>
    </Stack>
  );
}

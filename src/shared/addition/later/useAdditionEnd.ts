import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { isEmail, readEmail } from '../../../../domain/identifiers/index.ts';
import type { Addon } from '../../../../domain/types.ts';
import type { ConsentBox } from '../../consents/consents.form.ts';
import { useCountdown } from '../../failure/useCountdown.ts';
import type { PortalForm } from '../../form/usePortalForm.ts';
import { useIsUnknown } from '../../submission/SubmissionStatus.tsx';
import { isOffer } from '../../sale/sold.ts';
import type { Orderer } from '../../sale/useOrderer.ts';
import type { AdditionValues } from '../addition.form.ts';
import type { AdditionActor } from '../useAdditionFlow.ts';
import { useAdditionActors, type AdditionActors } from './addition.actors.ts';

interface AdditionEnd<Values extends AdditionValues, Output> {
  actor: AdditionActor;
  form: PortalForm<Values, Output>;
  product: Addon;
  /** The boxes that are asked. */
  boxes: readonly Pick<ConsentBox, 'id'>[];
  orderer: Orderer;
  /** Takes what the machine invokes from then on. */
  onActors(actors: AdditionActors): void;
}

/** What stands at the end of a form by which something is added to a contract: how it goes, and its button (`addition.page`, `addition.button`). */
export function useAdditionEnd<Values extends AdditionValues, Output>(asked: AdditionEnd<Values, Output>) {
  const { t } = useLingui();
  const { actor, product, boxes, orderer, onActors } = asked;
  const actors = useAdditionActors();
  const give = useEffectEvent(() => onActors(actors));
  useEffect(() => give(), []);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  /** Of the choice the part that is open. */
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? '' : String(Object.values(value)[0])));
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  // The form has these among its fields, whatever else it asks.
  const { control } = (asked.form as unknown as PortalForm<AdditionValues, unknown>).methods;
  const [salesChannel, importAsOffer, email, hasTerms] = useWatch({
    control,
    name: ['salesChannel', 'importAsOffer', 'email', 'consents.terms'],
  });
  // Nothing is ordered without a right address, nor before the terms are agreed to.
  const isReady = isEmail(readEmail(email)) && (hasTerms || !boxes.some(({ id }) => id === 'terms'));
  const sendsOffer = isOffer({ product }, orderer, { salesChannel, importAsOffer });
  const submitText = sendsOffer
    ? t({ id: 'order.submitOffer', message: 'Lähetä tarjous' })
    : orderer.isStaff
      ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
      : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });
  const maySell = !orderer.isStaff || orderer.salesChannels.length > 0;
  const isOff = secondsLeft > 0 || isUnknown || !maySell;
  return {
    submission,
    outcome: { state, failure, secondsLeft },
    isBusy,
    sendsOffer,
    isReady,
    button: {
      children: submitText,
      isBusy: isBusy && !isUnknown,
      isDisabled: isOff || !isReady,
      // Pressed while it is off: what lacks is told where it is filled in.
      ...(!isReady && !isOff && !isBusy && { onClickCapture: () => asked.form.submit() }),
    },
  };
}

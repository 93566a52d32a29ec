import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { StepWithValues } from '../../../../domain/orders/index.ts';
import type { OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { askedOf, type OrderFormFacts } from '../order.form.ts';

interface AskedAgainProps {
  step: OrderStep;
  actor: ActorRefFrom<typeof orderMachine>;
  facts: OrderFormFacts;
  /** The steps that were left complete, here or before the page was loaded anew. */
  done: readonly string[];
}

/** Why a step that was complete opens anew, and that what was sent has not arrived (`order.askedAgain`). */
export function AskedAgain({ step, actor, facts, done }: AskedAgainProps) {
  const { t } = useLingui();
  const isLacking = useSelector(actor, ({ context }) => context.values[step as StepWithValues] === undefined);
  // What a page that is no more had sent was looked up first: here it is known that it did not arrive.
  const isLost = useSelector(
    actor,
    ({ context, value }) => context.submission?.isSentBefore === true && typeof value === 'object',
  );
  const wasDone = done.includes(step);
  if (step === 'review' || !isLacking || (!wasDone && !isLost)) return null;
  const asked = askedOf(facts);
  const texts = {
    identityCode: t({
      id: 'order.again.identityCode',
      message: 'Kirjoita henkilötunnus uudelleen. Se ei tallennu selaimeen, mutta muut tiedot ovat tallessa.',
    }),
    iban: t({
      id: 'order.again.iban',
      message: 'Kirjoita tilinumero uudelleen. Se ei tallennu selaimeen, mutta muut tiedot ovat tallessa.',
    }),
    other: t({ id: 'order.again.other', message: 'Tarkista tämä vaihe uudelleen. Muut tiedot ovat tallessa.' }),
  };
  const text =
    step === 'person' && asked.identityCode
      ? texts.identityCode
      : step === 'billing' && asked.iban
        ? texts.iban
        : texts.other;
  return isLost ? (
    <Notice tone="critical" role="alert" title={t({ id: 'order.again.lost', message: 'Tilaus ei mennyt perille' })}>
      {t({ id: 'order.again.nothing', message: 'Mitään ei tilattu.' })} {text}
    </Notice>
  ) : (
    <Notice tone="info">{text}</Notice>
  );
}

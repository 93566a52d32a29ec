import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { orderSteps } from '../../../../domain/orders/index.ts';
import type { Failure } from '../../../../domain/failure.ts';
import type { CampaignTemplate, OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { SignInNotice } from '../../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Row } from '../../../ui/Stack/Stack.tsx';
import { Refusal } from './Refusal.tsx';
import { boxesAtFault, stepsAtFault } from './stepsAtFault.ts';
import { useStepNames } from '../useOrderWords.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

interface ReviewOutcomeProps {
  /** The boxes that stand there. */
  boxes: readonly string[];
  actor: ActorRefFrom<typeof orderMachine>;
  template: Pick<CampaignTemplate, 'product'>;
  orderer: Pick<Orderer, 'isStaff'>;
  secondsLeft: number;
  onOpen(step: OrderStep): void;
  /** It goes out as another than the one that was sent in another tab. */
  onSendAsNew(): void;
}

interface MissingProps extends Pick<ReviewOutcomeProps, 'template'> {
  steps: OrderStep[];
  /** Of a box that the page does not have: it is another day, or other terms hold. */
  isUnseen: boolean;
  onOpen(step: OrderStep): void;
}

/** Something is missing that the server asks for: in which step it is typed (`order.missingData`). */
function Missing({ template, steps, isUnseen, onOpen }: MissingProps) {
  const { t } = useLingui();
  const names = useStepNames(template.product);
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t({ id: 'order.missing', message: 'Tilauksesta puuttuu pakollisia tietoja' })}
      actions={
        <Row>
          {steps.map((step) => (
            <Button key={step} variant="secondary" size="small" onClick={() => onOpen(step)}>
              {names[step]}
            </Button>
          ))}
          {isUnseen && <ReadAgain />}
        </Row>
      }
    >
      {t({ id: 'order.missingText', message: 'Mitään ei tilattu. Tarkista nämä kohdat ja lähetä tilaus uudelleen.' })}
    </Notice>
  );
}

/** What is asked has changed: it is loaded anew, and what was typed is kept. */
function ReadAgain() {
  const { t } = useLingui();
  return (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
    </Button>
  );
}

/** The campaign is over, or its terms or the contract whose place it takes have changed meanwhile (`order.outdated`). */
function Outdated({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={
        failure?.code?.startsWith('productChange.')
          ? t({ id: 'change.outdated', message: 'Nykyinen sopimus on muuttunut' })
          : t({ id: 'order.outdated', message: 'Kampanja, hinta tai ehdot ovat muuttuneet' })
      }
      actions={<ReadAgain />}
    >
      {t({ id: 'order.outdatedText', message: 'Mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.' })}
    </Notice>
  );
}

/** The same form was sent from another tab, filled in otherwise (`order.sentElsewhere`). */
function SentElsewhere({ onSendAsNew }: Pick<ReviewOutcomeProps, 'onSendAsNew'>) {
  const { t } = useLingui();
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t({ id: 'order.refused', message: 'Tilausta ei otettu vastaan' })}
      actions={
        <Button variant="secondary" onClick={onSendAsNew}>
          {t({ id: 'verify.newOrder', message: 'Tee uusi tilaus' })}
        </Button>
      }
    >
      {t({
        id: 'order.sentElsewhere',
        message: 'Lähetit lomakkeen jo toisessa välilehdessä. Näillä tiedoilla mitään ei tilattu.',
      })}
    </Notice>
  );
}

/** What became of the last try, and what goes on. */
export function ReviewOutcome(props: ReviewOutcomeProps) {
  const { actor, template, orderer, boxes, secondsLeft, onOpen, onSendAsNew } = props;
  const submission = useSelector(actor, ({ children }) => children.submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const steps = useSelector(actor, ({ context }) => context.steps);
  const asked = steps.length > 0 ? steps : orderSteps;
  const isUnseen = boxesAtFault(failure).some((id) => !boxes.includes(id));
  const state = useSelector(actor, ({ value }) => (value as { filling?: { review?: string } }).filling?.review ?? '');
  if (submission) return <SubmissionStatus submission={submission} />;
  switch (state) {
    case 'signInNeeded':
      return <SignInNotice />;
    case 'outdated':
      return <Outdated failure={failure} />;
    case 'incomplete':
      return <Missing steps={stepsAtFault(failure, asked)} {...{ template, isUnseen, onOpen }} />;
    case 'failed':
      if (failure?.code === 'idempotency.mismatch')
        return (
          <SentElsewhere
            onSendAsNew={() => {
              onSendAsNew();
              onOpen('review');
            }}
          />
        );
      return <Refusal steps={asked} {...{ template, orderer, failure, secondsLeft, onOpen }} />;
    default:
      return null;
  }
}

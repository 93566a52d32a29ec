import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { orderSteps } from '../../../domain/orders/index.ts';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { SignInNotice, SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { stepsAtFault } from './stepsAtFault.ts';
import { useStepNames } from './useOrderWords.ts';

interface ReviewOutcomeProps {
  actor: ActorRefFrom<typeof orderMachine>;
  template: Pick<CampaignTemplate, 'product'>;
  secondsLeft: number;
  onOpen(step: OrderStep): void;
}

/** Something is missing that the server asks for: in which step it is typed (`order.missingData`). */
function Missing({
  template,
  steps,
  onOpen,
}: Pick<ReviewOutcomeProps, 'template' | 'onOpen'> & { steps: OrderStep[] }) {
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
        </Row>
      }
    >
      {t({ id: 'order.missingText', message: 'Mitään ei tilattu. Tarkista nämä kohdat ja lähetä tilaus uudelleen.' })}
    </Notice>
  );
}

/** The campaign is over, or its terms have changed meanwhile (`order.outdated`). */
function Outdated() {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t({ id: 'order.outdated', message: 'Kampanja, hinta tai ehdot ovat muuttuneet' })}
      actions={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t({ id: 'order.readAgain', message: 'Näytä uudet tiedot' })}
        </Button>
      }
    >
      {t({ id: 'order.outdatedText', message: 'Mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.' })}
    </Notice>
  );
}

/** What became of the last try, and what goes on. */
export function ReviewOutcome({ actor, template, secondsLeft, onOpen }: ReviewOutcomeProps) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const steps = useSelector(actor, ({ context }) => context.steps);
  const state = useSelector(actor, ({ value }) => (value as { filling?: { review?: string } }).filling?.review ?? '');
  if (submission) return <SubmissionStatus submission={submission} />;
  switch (state) {
    case 'signInNeeded':
      return <SignInNotice />;
    case 'outdated':
      return <Outdated />;
    case 'incomplete':
      return <Missing {...{ template, onOpen }} steps={stepsAtFault(failure, steps.length > 0 ? steps : orderSteps)} />;
    case 'failed':
      return <SubmissionFailure failure={failure} secondsLeft={secondsLeft} />;
    default:
      return null;
  }
}

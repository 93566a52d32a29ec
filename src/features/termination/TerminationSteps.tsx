import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { terminationSteps, type TerminationStep, type TerminationValues } from '../../../domain/termination/index.ts';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useStepDraft } from '../../shared/draft/useStepDraft.ts';
import { StepsFrame } from '../../shared/form/StepsFrame.tsx';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { LaterSteps } from './LaterSteps.tsx';
import { ContractStep } from './steps/ContractStep.tsx';
import { TerminationAside } from './TerminationAside.tsx';
import type { TerminationDraft } from './termination.draft.ts';
import type { Terminable } from './termination.form.ts';
import { useStepNames } from './useTerminationWords.ts';

interface TerminationStepsProps {
  heading: string;
  step: TerminationStep;
  actor: ActorRefFrom<typeof terminationMachine>;
  contracts: readonly Terminable[];
  draft: DraftInUse<TerminationDraft>;
  /** With what the forms begin. */
  begun: TerminationDraft;
  onStartAgain(): void;
  onOtherSite(): void;
}

/** The form, a step at a time (`termination.steps`). */
export function TerminationSteps(props: TerminationStepsProps) {
  const { heading, step, actor, contracts, draft, begun, onStartAgain, onOtherSite } = props;
  const { t } = useLingui();
  const names = useStepNames();
  const typed = useStepDraft(draft, begun);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const open = (wanted: TerminationStep) => actor.send({ type: 'step.open', step: wanted });
  const next = (left: Partial<TerminationValues>) => {
    const { values } = actor.getSnapshot().context;
    const isOther = left.contract !== undefined && left.contract.contractCode !== values.contract?.contractCode;
    const { done, end } = typed.read();
    if (isOther) {
      typed.save({
        done: done.filter((name) => name !== 'end'),
        // The days of one contract are not those of another.
        end: values.contract ? { ...end, reason: '', lastDay: '' } : end,
      });
    }
    typed.leave(left);
    actor.send({ type: 'step.next', values: left });
  };
  return (
    <StepsFrame
      {...{ heading, names, step, actor }}
      label={t({ id: 'termination.progress', message: 'Irtisanomisen vaiheet' })}
      steps={terminationSteps}
      actions={step === 'contract' && <DeliverySite onOther={onOtherSite} />}
      onOpen={open}
      notice={draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={onStartAgain} />}
      aside={<TerminationAside {...{ actor, contracts }} />}
    >
      {step === 'contract' ? (
        <ContractStep
          contracts={contracts}
          typed={typed.read().contract}
          onSave={(contract) => typed.save({ contract })}
          onNext={(contract) => next({ contract })}
        />
      ) : (
        <LaterSteps
          {...{ step, actor, contracts, draft }}
          typed={typed.read()}
          save={typed.save}
          onOpen={open}
          onNext={next}
        />
      )}
    </StepsFrame>
  );
}

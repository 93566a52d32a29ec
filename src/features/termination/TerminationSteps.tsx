import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { terminationSteps, type TerminationStep, type TerminationValues } from '../../../domain/termination/index.ts';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { holder } from '../../shared/draft/holder.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
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
}

/** The form, a step at a time (`termination.steps`). */
export function TerminationSteps(props: TerminationStepsProps) {
  const { heading, step, actor, contracts, draft, begun, onStartAgain } = props;
  const { t } = useLingui();
  const names = useStepNames();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  /** What is in the forms of all steps. */
  const [typed] = useState(() => holder(begun));
  const save = (change: Partial<TerminationDraft>) => {
    typed.write({ ...typed.read(), ...change });
    draft.save(typed.read());
  };
  const open = (wanted: TerminationStep) => actor.send({ type: 'step.open', step: wanted });
  const next = (left: Partial<TerminationValues>) => {
    const { values } = actor.getSnapshot().context;
    const isOther = left.contract !== undefined && left.contract.contractCode !== values.contract?.contractCode;
    const { done, end } = typed.read();
    save({
      done: [...new Set([...(isOther ? done.filter((name) => name !== 'end') : done), ...Object.keys(left)])],
      // The days of one contract are not those of another.
      end: isOther && values.contract ? { ...end, reason: '', lastDay: '' } : end,
    });
    actor.send({ type: 'step.next', values: left });
  };
  return (
    <Stack gap="large">
      <PageHeading actions={step === 'contract' && <DeliverySite />}>{heading}</PageHeading>
      <Progress
        label={t({ id: 'termination.progress', message: 'Irtisanomisen vaiheet' })}
        doneLabel={t({ id: 'termination.stepDone', message: 'valmis' })}
        current={terminationSteps.indexOf(step)}
        steps={terminationSteps.map((name) => ({
          label: names[name],
          onOpen: isBusy ? undefined : () => open(name),
        }))}
      />
      {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={onStartAgain} />}
      <Columns aside={<TerminationAside {...{ actor, contracts }} />}>
        {step === 'contract' ? (
          <ContractStep
            contracts={contracts}
            typed={typed.read().contract}
            onSave={(contract) => save({ contract })}
            onNext={(contract) => next({ contract })}
          />
        ) : (
          <LaterSteps {...{ step, actor, contracts, draft, save }} typed={typed.read()} onOpen={open} onNext={next} />
        )}
      </Columns>
    </Stack>
  );
}

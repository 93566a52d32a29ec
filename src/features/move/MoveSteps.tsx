import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { moveSteps, type MoveStep as Step, type MoveValues } from '../../../domain/move/index.ts';
import type { moveMachine } from '../../../machines/move/move.machine.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useStepDraft } from '../../shared/draft/useStepDraft.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { StepsFrame } from '../../shared/form/StepsFrame.tsx';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { keptBill, shownBill, type MoveDraft } from './move.draft.ts';
import { movingOf, type MoveFrom } from './move.form.ts';
import { MoveAside } from './MoveAside.tsx';
import { MoveStep } from './steps/MoveStep.tsx';
import { useStepNames } from './useMoveWords.ts';

/** What the later steps are made of comes while the first one is filled in. */
const HomeStep = late(() => import('./later/HomeStep.tsx'), 'HomeStep');
const BillStep = late(() => import('./later/BillStep.tsx'), 'BillStep');
const ReviewStep = late(() => import('./later/ReviewStep.tsx'), 'ReviewStep');

interface MoveStepsProps {
  heading: string;
  step: Step;
  actor: ActorRefFrom<typeof moveMachine>;
  from: MoveFrom;
  draft: DraftInUse<MoveDraft>;
  /** With what the forms begin. */
  begun: MoveDraft;
  onStartAgain(): void;
  onOtherSite?(): void;
}

/** The form, a step at a time (`move.steps`). */
export function MoveSteps(props: MoveStepsProps) {
  const { heading, step, actor, from, draft, begun, onStartAgain, onOtherSite } = props;
  const { t } = useLingui();
  const names = useStepNames();
  const typed = useStepDraft(draft, begun);
  const { save } = typed;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isToBeFound = useSelector(actor, ({ context }) => context.values.home?.isToBeFound === true);
  useEffect(() => void pageStands.then(() => HomeStep.preload?.()), []);
  const open = (wanted: Step) => actor.send({ type: 'step.open', step: wanted });
  const next = (left: Partial<MoveValues>) => {
    typed.leave(left);
    actor.send({ type: 'step.next', values: left });
  };
  const contract = movingOf(from, typed.read().move.contractCode);
  return (
    <StepsFrame
      {...{ heading, names, step, actor }}
      label={t({ id: 'move.progress', message: 'Muuttoilmoituksen vaiheet' })}
      steps={moveSteps}
      actions={step === 'move' && from.isOfOneSite === true && <DeliverySite onOther={onOtherSite} />}
      onOpen={open}
      notice={draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={onStartAgain} />}
      aside={<MoveAside {...{ actor, contract }} />}
    >
      <Suspense fallback={null}>
        {step === 'move' && (
          <MoveStep
            from={from}
            typed={typed.read().move}
            isToBeFound={isToBeFound}
            onSave={(move) => save({ move })}
            onNext={(move) => next({ move })}
          />
        )}
        {step === 'home' && (
          <HomeStep
            from={from}
            typed={typed.read().home}
            contractCode={contract?.contractCode ?? null}
            onOpen={open}
            onSave={(home) => save({ home })}
            onNext={(home) => next({ home })}
          />
        )}
        {step === 'bill' && (
          <BillStep
            from={from}
            typed={shownBill(typed.read())}
            onOpen={open}
            onSave={(bill) => save({ bill: keptBill(bill, typed.read()) })}
            onNext={(bill) => next({ bill })}
          />
        )}
        {step === 'review' && <ReviewStep {...{ actor, from, contract, draft }} onOpen={open} />}
      </Suspense>
    </StepsFrame>
  );
}

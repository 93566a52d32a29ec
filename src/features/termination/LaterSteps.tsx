import { Suspense } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { TerminationStep, TerminationValues } from '../../../domain/termination/index.ts';
import type { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { EndStep } from './steps/EndStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import type { TerminationDraft } from './termination.draft.ts';
import type { Terminable } from './termination.form.ts';

/** What an address is made of comes while the steps before are filled in. */
const BillStep = late(() => import('./steps/BillStep.tsx'), 'BillStep');

interface LaterStepsProps {
  step: Exclude<TerminationStep, 'contract'>;
  actor: ActorRefFrom<typeof terminationMachine>;
  contracts: readonly Terminable[];
  typed: TerminationDraft;
  draft: DraftInUse<TerminationDraft>;
  save(change: Partial<TerminationDraft>): void;
  onOpen(step: TerminationStep): void;
  onNext(values: Partial<TerminationValues>): void;
}

/** The steps after the first one (`termination.steps`). */
export function LaterSteps(props: LaterStepsProps) {
  const { step, actor, contracts, typed, draft, save, onOpen, onNext } = props;
  const values = useSelector(actor, ({ context }) => context.values);
  const chosen = contracts.find(({ contract }) => contract.contractCode === values.contract?.contractCode) ?? null;
  switch (step) {
    case 'end':
      return (
        chosen && (
          <EndStep
            {...{ chosen, onOpen }}
            typed={typed.end}
            onSave={(end) => save({ end })}
            onNext={(end) => onNext({ end })}
          />
        )
      );
    case 'bill':
      return (
        <Suspense fallback={null}>
          <BillStep
            typed={typed.bill}
            onOpen={onOpen}
            onSave={(bill) => save({ bill })}
            onNext={(bill) => onNext({ bill })}
          />
        </Suspense>
      );
    case 'review':
      return <ReviewStep {...{ actor, chosen, values, draft, onOpen }} />;
  }
}

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CampaignTemplate, OrderStep } from '../../../domain/types.ts';
import { StepForm as SharedStepForm } from '../../shared/form/StepForm.tsx';
import type { PortalForm as PortalFormState } from '../../shared/form/usePortalForm.ts';
import { useStepNames } from './useOrderWords.ts';

interface StepFormProps<Values extends FieldValues, Output> {
  template: Pick<CampaignTemplate, 'product'>;
  form: Pick<PortalFormState<Values, Output>, 'submit' | 'summary'>;
  heading: string;
  /** Null at the first step. */
  previous: OrderStep | null;
  next: OrderStep;
  isBusy?: boolean;
  onBack(step: OrderStep): void;
  children: ReactNode;
}

/** One step of the order, with the steps beside it by their names. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { template, previous, next, onBack, ...rest } = props;
  const names = useStepNames(template.product);
  return (
    <SharedStepForm
      {...rest}
      previous={previous && { name: names[previous], onOpen: () => onBack(previous) }}
      nextName={names[next]}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/Button/Button.tsx';
import { FormActions } from '../../ui/Form/Form.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { PortalForm } from './PortalForm.tsx';
import type { PortalForm as PortalFormState } from './useResolvedForm.ts';

interface StepFormProps<Values extends FieldValues, Output> {
  form: Pick<PortalFormState<Values, Output>, 'submit' | 'summary'>;
  heading: string;
  /** The step before; null at the first one. */
  previous: { name: string; onOpen(): void } | null;
  /** What the next step is called. */
  nextName: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** One step of a form: its question, its fields, the way back and on. */
export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, heading, previous, nextName, isBusy = false, children } = props;
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <h2>{heading}</h2>
      <PortalForm form={form}>
        <Stack gap="large">{children}</Stack>
        <FormActions
          back={
            previous && (
              <Button variant="secondary" icon={ArrowLeft} onClick={previous.onOpen}>
                {previous.name}
              </Button>
            )
          }
        >
          <Button type="submit" iconAfter={ArrowRight} isBusy={isBusy}>
            {t({ id: 'form.next', message: `Jatka: ${nextName}` })}
          </Button>
        </FormActions>
      </PortalForm>
    </Stack>
  );
}

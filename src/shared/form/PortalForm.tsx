import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import type { PortalForm as PortalFormState } from './useResolvedForm.ts';

interface PortalFormProps<Values extends FieldValues, Output> {
  form: Pick<PortalFormState<Values, Output>, 'submit' | 'summary'>;
  children: ReactNode;
}

/** A form with, above its fields, what keeps it from being sent (`form.error.summary`). */
export function PortalForm<Values extends FieldValues, Output>({ form, children }: PortalFormProps<Values, Output>) {
  const { t } = useLingui();
  const { attempt, items } = form.summary;
  const count = items.length;
  return (
    <Form onSubmit={form.submit}>
      {count > 0 && (
        <ErrorSummary
          key={attempt}
          items={items}
          title={t({
            id: 'form.summary',
            message: plural(count, {
              one: 'Tarkista yksi kohta',
              2: 'Tarkista kaksi kohtaa',
              3: 'Tarkista kolme kohtaa',
              other: 'Tarkista # kohtaa',
            }),
          })}
        />
      )}
      {children}
    </Form>
  );
}

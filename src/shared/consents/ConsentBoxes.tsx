import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { formUnder } from '../form/formUnder.ts';
import type { PortalForm } from '../form/usePortalForm.ts';
import type { ConsentBox } from './consents.form.ts';
import type { ConsentValues } from './noConsents.ts';

interface ConsentBoxesProps<Values extends FieldValues, Output> {
  form: PortalForm<Values, Output>;
  /** Where `ConsentValues` stand in the form's values. */
  prefix: FieldPath<Values>;
  /** How they are ticked, where that needs saying. */
  lead?: ReactNode;
  /** In the order in which they stand. */
  boxes: readonly ConsentBox[];
  readOnly: boolean;
  /** Draws the words of a box, where they lead somewhere; else they stand as they are. */
  children?: (box: ConsentBox) => ReactNode;
}

/** What is agreed to, a box each; which of them must be ticked says so (`form.consents`). */
export function ConsentBoxes<Values extends FieldValues, Output>({
  form,
  prefix,
  lead,
  boxes,
  readOnly,
  children,
}: ConsentBoxesProps<Values, Output>) {
  const { t } = useLingui();
  const part = formUnder<ConsentValues, Values, Output>(form, prefix);
  return (
    <Stack>
      <h2>{t({ id: 'consents.title', message: 'Suostumukset' })}</h2>
      {lead}
      {boxes.map((box) => (
        <Checkbox
          key={box.id}
          {...part.field(box.id)}
          {...(children && { label: children(box) })}
          hint={box.isRequired ? t({ id: 'consents.required', message: 'Pakollinen' }) : undefined}
          readOnly={readOnly}
        />
      ))}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';

/** How the last bill comes (`move.bill`, `termination.bill`). */
export function LastBillMethod(field: Omit<ComponentProps<typeof RadioGroup<string>>, 'options'>) {
  const { t } = useLingui();
  return (
    <RadioGroup
      {...field}
      options={[
        {
          value: 'email',
          label: t({ id: 'lastBill.byEmail', message: 'Sähköpostilla' }),
          description: t({ id: 'lastBill.byEmailText', message: 'Samaan osoitteeseen kuin vahvistus.' }),
        },
        {
          value: 'post',
          label: t({ id: 'lastBill.byPost', message: 'Kirjeenä' }),
          description: t({ id: 'lastBill.byPostText', message: 'Esimerkiksi uuteen osoitteeseen.' }),
        },
      ]}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { OrderValues } from '../../../../domain/orders/index.ts';
import { strong, withElements } from '../../../shared/withElements.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { typedName } from './typedName.ts';

/** Whom an employee orders for who has opened nobody, as soon as that is typed (`order.staffPage`). */
export function TypedCustomer({ typed }: { typed: OrderValues['person'] | undefined }) {
  const { t } = useLingui();
  const name = typedName(typed) ?? '';
  return (
    <Notice tone="info" role="none">
      {name === ''
        ? t({
            id: 'order.typedCustomer',
            message: 'Asiakasta ei ole avattu tähän tilaukseen. Kirjoitat tilaajan tiedot itse.',
          })
        : withElements(
            t({ id: 'order.typedCustomerNamed', message: `Tilaaja on <0>${name}</0>, jonka tiedot kirjoitit itse.` }),
            strong,
          )}
    </Notice>
  );
}

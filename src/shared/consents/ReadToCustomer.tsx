import { useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/Text/Text.tsx';

/** How an employee comes to tick what a customer agrees to (`acting.forms`). */
export function ReadToCustomer() {
  const { t } = useLingui();
  return (
    <Note>
      {t({ id: 'order.consentsOfStaff', message: 'Lue kohdat asiakkaalle ja rastita ne, joihin hän suostuu.' })}
    </Note>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { readReferralCode } from '../../../domain/orders/index.ts';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import { useSettled } from '../../shared/useSettled.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { ProductValues } from './order.form.ts';
import { useReferral } from './useReferral.ts';

/** In milliseconds: so long nothing is typed before a code is looked for. */
const PAUSE = 400;

/** A friend's code: whose it is, and what for, is told while one types (`order.referral`). */
export function ReferralField({ form }: { form: PortalForm<ProductValues, unknown> }) {
  const { t } = useLingui();
  const typed = useWatch({ control: form.methods.control, name: 'rafCode' });
  const { friend, isUnknown } = useReferral(useSettled(readReferralCode(typed), PAUSE));
  const { firstName = '', benefit = '' } = friend ?? {};
  const told = friend
    ? t({ id: 'order.rafFriend', message: `Koodin antoi ${firstName}. Etu: ${benefit}.` })
    : isUnknown
      ? t({ id: 'order.rafUnknown', message: 'Koodia ei löytynyt. Voit tilata ilman sitä.' })
      : null;
  return (
    <div>
      <TextField
        {...form.field('rafCode')}
        mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
        hint={t({ id: 'order.rafHint', message: 'Jos ystävä suositteli meitä, kirjoita hänen koodinsa tähän.' })}
        autoComplete="off"
      />
      <p role="status">{told}</p>
    </div>
  );
}

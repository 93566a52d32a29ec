import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { late } from '../../shared/late.ts';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { ProductValues } from './order.form.ts';

/** Few have a code. */
const ReferralFriend = late(() => import('./later/ReferralFriend.tsx'), 'ReferralFriend', { meanwhile: null });

/** A friend's code: whose it is, and what for, is told while one types (`order.referral`). */
export function ReferralField({ form }: { form: PortalForm<ProductValues, unknown> }) {
  const { t } = useLingui();
  const typed = useWatch({ control: form.methods.control, name: 'rafCode' });
  return (
    <div>
      <TextField
        {...form.field('rafCode')}
        mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
        hint={t({ id: 'order.rafHint', message: 'Jos ystävä suositteli meitä, kirjoita hänen koodinsa tähän.' })}
        autoComplete="off"
      />
      <p role="status">{typed !== '' && <ReferralFriend typed={typed} />}</p>
    </div>
  );
}

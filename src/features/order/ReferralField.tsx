import { skipToken } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toFailure } from '../../../domain/failure.ts';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { ProductValues } from './order.form.ts';
import { referralQuery } from './order.query.ts';

/** In milliseconds: so long nothing is typed before a code is looked for. */
const PAUSE = 400;

/** What was typed, once nothing more has been for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** A friend's code: whose it is, and what for, is told while one types (`order.product`). */
export function ReferralField({ form }: { form: PortalForm<ProductValues, unknown> }) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const typed = useWatch({ control: form.methods.control, name: 'rafCode' });
  const code = usePaused(typed.replaceAll(/\s/g, '').toUpperCase());
  const isCode = /^[A-Z0-9-]{4,20}$/.test(code);
  const query = referralQuery(api, code, i18n.locale);
  const { data, error } = useQuery({ ...query, queryFn: isCode ? query.queryFn : skipToken } as typeof query);
  const isUnknown = error !== null && toFailure(error).kind === 'notFound';
  const { firstName = '', benefit = '' } = data ?? {};
  const told = data
    ? t({ id: 'order.rafFriend', message: `Koodin antoi ${firstName}. Etu: ${benefit}.` })
    : isUnknown
      ? t({ id: 'order.rafUnknown', message: 'Koodia ei löytynyt. Voit tilata ilman sitä.' })
      : null;
  return (
    <div>
      <TextField
        {...form.field('rafCode')}
        mark={t({ id: 'order.optional', message: '(vapaaehtoinen)' })}
        hint={t({ id: 'order.rafHint', message: 'Jos ystäväsi suositteli meitä, kirjoita hänen koodinsa tähän.' })}
        autoComplete="off"
      />
      <p role="status">{told}</p>
    </div>
  );
}

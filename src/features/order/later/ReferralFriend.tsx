import { useLingui } from '@lingui/react/macro';
import { readReferralCode } from '../../../../domain/orders/index.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { useReferral } from './useReferral.ts';

/** In milliseconds: so long nothing is typed before a code is looked for. */
const PAUSE = 400;

/** Whose the code is that is typed, and what for (`order.referral`). */
export function ReferralFriend({ typed }: { typed: string }) {
  const { t } = useLingui();
  const { friend, isUnknown } = useReferral(useSettled(readReferralCode(typed), PAUSE));
  const { firstName = '', benefit = '' } = friend ?? {};
  if (friend) return t({ id: 'order.rafFriend', message: `Koodin antoi ${firstName}. Etu: ${benefit}.` });
  return isUnknown ? t({ id: 'order.rafUnknown', message: 'Koodia ei löytynyt. Voit tilata ilman sitä.' }) : null;
}

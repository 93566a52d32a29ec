import { queryOptions, skipToken } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Calls } from '../../../api/calls.ts';
import { getReferral } from '../../../api/orders.gen.ts';
import { toFailure } from '../../../../domain/failure.ts';
import { isReferralCode } from '../../../../domain/orders/index.ts';
import type { Referral } from '../../../../domain/types.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';

/** Whose friend brings a code. */
const referralQuery = (calls: Calls, rafCode: string, locale: string) =>
  queryOptions({
    queryKey: ['referral', rafCode, locale],
    queryFn: ({ signal }) => getReferral(calls, { rafCode }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Whose a friend's code is, once that is known; that it is nobody's, where it is (`order.referral`). */
export function useReferral(code: string): { friend: Referral | null; isUnknown: boolean } {
  const { i18n } = useLingui();
  const { api } = useSession();
  const query = referralQuery(api, code, i18n.locale);
  const queryFn = isReferralCode(code) ? query.queryFn : skipToken;
  const { data, error } = useQuery({ ...query, queryFn } as typeof query);
  return { friend: data ?? null, isUnknown: error !== null && toFailure(error).kind === 'notFound' };
}

import { useLingui } from '@lingui/react';
import type { Locale } from '../../i18n/locale.ts';
import { useQuery } from '../queryClient.ts';
import { useIsEmployee } from '../session/useIsEmployee.ts';
import { useSession } from '../session/useSession.ts';
import { contentQuery } from './content.query.ts';

/** The settings that an editor may change, as a query: they may still be on their way, or not to be had. */
export function useContentSettings() {
  const { api } = useSession();
  const locale = useLingui().i18n.locale as Locale;
  const isEmployee = useIsEmployee();
  return useQuery({ ...contentQuery(api, locale, isEmployee), select: ({ settings }) => settings });
}

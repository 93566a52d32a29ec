import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { QuickLink } from '../../domain/types.ts';
import { useLanguage } from '../shared/language/useLanguage.ts';
import { isBuilt } from '../shared/page/pages.ts';
import { useQuery } from '../shared/queryClient.ts';
import { navigationQuery } from '../shared/session/queries.ts';
import { useIsOfOther } from '../shared/session/useCustomerId.ts';
import { useIsEmployee } from '../shared/session/useIsEmployee.ts';
import { useSession } from '../shared/session/useSession.ts';

export interface NavigationLink {
  id: string;
  href: string;
  label: string;
  isCurrent: boolean;
}

/** What is shown until the server's list has come, and where it cannot be had. */
function useOwnLinks(): QuickLink[] {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const staff = { id: 'backup', href: '/backup', label: t({ id: 'navigation.staff', message: 'Työpöytä' }) };
  const dashboard = { id: 'dashboard', href: '/dashboard', label: t({ id: 'navigation.home', message: 'Etusivu' }) };
  const contracts = {
    id: 'contracts',
    href: '/contracts',
    label: t({ id: 'navigation.contracts', message: 'Sopimukset' }),
  };
  return isEmployee ? [staff, contracts] : [dashboard, contracts];
}

interface Navigation {
  /** "Päävalikko". */
  label: string;
  items: NavigationLink[];
}

/**
 * The main navigation, with those links of the configured list whose pages exist (`routes.onlyBuilt`). The first part of
 * the address says which is open (`navigation.current`); of another customer none is called one's own (`navigation.other`).
 *
 * @param isShown the list is asked for
 */
export function useNavigation(isShown: boolean): Navigation {
  const { t } = useLingui();
  const router = useRouter();
  const { api } = useSession();
  const { locale } = useLanguage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const own = useOwnLinks();
  const isOfOther = useIsOfOther();
  const { data } = useQuery({ ...navigationQuery(api, locale, path), enabled: isShown });
  const openPart = path.split('/')[1];
  const items = (data?.items ?? own)
    .filter(({ href }) => isBuilt(router, href))
    .map(({ id, href, label, labelOfOther = label }) => ({
      id,
      href,
      label: isOfOther ? labelOfOther : label,
      isCurrent: href.split(/[/?#]/)[1] === openPart,
    }));
  return { label: t({ id: 'navigation.label', message: 'Päävalikko' }), items };
}

import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Bell, MessageSquare, Users } from 'lucide';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { UserMenuItems } from '../../ui/UserMenu/UserMenuItems.tsx';
import { isBuilt } from '../../shared/page/pages.ts';

/** How many customers the person may act for; undefined while that is not known, or cannot be. */
function useRepresentedCount(): number | undefined {
  const { api } = useSession();
  const mayRepresent = useGate(({ context: { validation } }) =>
    validation ? validation.customerId !== null && !validation.allowedEmployee : false,
  );
  const { data } = useQuery({ ...representationsQuery(api), enabled: mayRepresent });
  return data?.representing.length;
}

/** What a person does with their account: links to the pages that exist (`menu.items`), and signing out. */
export function AccountItems() {
  const { t } = useLingui();
  const router = useRouter();
  const { brand } = usePortal();
  const represented = useRepresentedCount();
  const items = [
    {
      href: '/profile#representations',
      icon: Users,
      label: t({ id: 'menu.representations', message: 'Edustettavat' }),
      end: represented === undefined ? undefined : String(represented),
      isShown: represented !== 0,
    },
    {
      href: '/profile/consents',
      icon: Bell,
      label: t({ id: 'menu.permissions', message: 'Markkinointiluvat' }),
      isShown: brand.hasMarketingPermissions,
    },
    {
      href: '/feedback',
      icon: MessageSquare,
      label: t({ id: 'menu.feedback', message: 'Anna palautetta' }),
      isShown: true,
    },
  ];
  return (
    <UserMenuItems
      items={items.filter(({ href, isShown }) => isShown && isBuilt(router, href))}
      signOut={{ href: '/logout?force=true', label: t({ id: 'menu.signOut', message: 'Kirjaudu ulos' }) }}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Bell, MessageSquare, Users } from 'lucide';
import { groupDigits } from '../../i18n/formats.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { representationsQuery } from '../../shared/session/queries.ts';
import { MOST_IN_MENU } from '../../shared/representation/mostInMenu.ts';
import { fullName } from '../../shared/customer/names.ts';
import { representationOf } from '../../shared/representation/representation.actor.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { useGoOnAs } from '../../shared/session/useGoOnAs.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { useGate, useSession, useSessionState } from '../../shared/session/useSession.ts';
import { UserMenuItems } from '../../ui/UserMenu/UserMenuItems.tsx';
import { menusOf } from '../menus.ts';
import { isBuilt } from '../../shared/page/pages.ts';

/** Whom the person may act for; undefined while that is not known, or cannot be. */
function useRepresentations() {
  const { api } = useSession();
  const isCustomer = useOwnCustomerId() !== null;
  return useQuery({ ...representationsQuery(api), enabled: isCustomer }).data;
}

/** The choice of the customer in the menu; undefined where there is nobody to choose. */
function useCustomerChoice(): Parameters<typeof UserMenuItems>[0]['customers'] {
  const { t } = useLingui();
  const portal = usePortal();
  const own = useOwnCustomerId();
  const chosen = useSessionState().facts?.customerId ?? own;
  const goOnAs = useGoOnAs();
  const data = useRepresentations();
  if (own === null || chosen === null || !data || data.representing.length === 0) return undefined;
  const { owner, representing } = data;
  const isFew = representing.length <= MOST_IN_MENU;
  const shown = isFew ? representing : representing.filter(({ customerId }) => customerId === chosen);
  const ownOption = {
    id: own,
    name: fullName(owner),
    detail: t({ id: 'representation.own', message: 'Oma asiakkuus' }),
  };
  const others = shown.map((represented) => {
    const number = groupDigits(represented.customerId);
    return {
      id: represented.customerId,
      name: fullName(represented),
      detail: t({ id: 'representation.customer', message: `Asiakas ${number}` }),
    };
  });
  const open = () => representationOf(portal, own).send({ type: 'dialog.open' });
  return {
    label: t({ id: 'representation.heading', message: 'Kenen asioita hoidat?' }),
    options: [ownOption, ...others],
    currentId: chosen,
    onChoose: (id) => {
      if (id !== chosen) goOnAs(id === own ? null : id);
    },
    all: isFew ? undefined : { label: t({ id: 'representation.all', message: 'Valitse edustettava' }), onOpen: open },
    note: t({
      id: 'representation.note',
      message: 'Vaihto päivittää koko palvelun. Keskeneräiset lomakkeet jäävät luonnoksiksi.',
    }),
  };
}

/** What a person does with their account: links to the pages that exist (`menu.items`), and signing out. */
export function AccountItems() {
  const { t } = useLingui();
  const router = useRouter();
  const { brand } = usePortal();
  const isEmployee = useIsEmployee();
  const represented = useRepresentations()?.representing.length;
  const customers = useCustomerChoice();
  // Nobody is led to a page that would say that they are blocked.
  const hasPages = useGate(menusOf) === 'all';
  const items = [
    {
      href: '/profile#representations',
      icon: Users,
      label: customers
        ? t({ id: 'menu.mandates', message: 'Hallitse valtuutuksia' })
        : t({ id: 'menu.representations', message: 'Edustettavat' }),
      end: represented === undefined ? undefined : String(represented),
      isShown: hasPages && !isEmployee && represented !== 0,
    },
    {
      href: '/profile/consents',
      icon: Bell,
      label: t({ id: 'menu.permissions', message: 'Markkinointiluvat' }),
      isShown: hasPages && brand.hasMarketingPermissions,
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
      customers={customers}
      items={items.filter(({ href, isShown }) => isShown && isBuilt(router, href))}
      signOut={{ href: '/logout?force=true', label: t({ id: 'menu.signOut', message: 'Kirjaudu ulos' }) }}
    />
  );
}

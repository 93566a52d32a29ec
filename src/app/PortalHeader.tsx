import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { FileText, LayoutDashboard } from 'lucide-react';
import type { Locale } from '../i18n/locale.ts';
import { usePortal } from '../shared/portal.context.ts';
import { userInfoQuery } from '../shared/session/queries.ts';
import { useGate, useSession } from '../shared/session/useSession.ts';
import { Header, type NavigationItem } from '../ui/Header/Header.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo/Logo.tsx';
import type { UserMenuProps } from '../ui/UserMenu/UserMenu.tsx';

/** The pages that exist, for whom (`routes.onlyBuilt`); the first part of the address says which is open. */
function useNavigation(): NavigationItem[] {
  const { t } = useLingui();
  const isEmployee = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  const openPart = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] });
  const contracts = {
    href: '/contracts',
    icon: FileText,
    label: t({ id: 'navigation.contracts', message: 'Sopimukset' }),
  };
  const staff = { href: '/backup', icon: LayoutDashboard, label: t({ id: 'navigation.staff', message: 'Työpöytä' }) };
  const items = isEmployee ? [staff, contracts] : [contracts];
  return items.map((item) => ({ ...item, isCurrent: item.href === `/${openPart}` }));
}

/** Whose session it is; a name that is not known yet, or cannot be had, keeps nobody from signing out. */
function useUser(isOpen: boolean): UserMenuProps {
  const { t } = useLingui();
  const { api } = useSession();
  const isStaff = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  const { data } = useQuery({ ...userInfoQuery(api), enabled: isOpen });
  return {
    name: data ? `${data.givenName} ${data.familyName}` : t({ id: 'menu.account', message: 'Oma tili' }),
    isStaff,
    label: t({ id: 'menu.label', message: 'Käyttäjävalikko' }),
    signOut: { href: '/logout?force=true', label: t({ id: 'menu.signOut', message: 'Kirjaudu ulos' }) },
  };
}

interface PortalHeaderProps {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
}

/** The header of every page: with the gate open also where to go, and whose session it is. */
export function PortalHeader({ locale, onLocaleChange }: PortalHeaderProps) {
  const { t } = useLingui();
  const { productName } = usePortal().brand;
  const isOpen = useGate((gate) => gate.hasTag('open'));
  const items = useNavigation();
  const user = useUser(isOpen);
  const navigation = { label: t({ id: 'navigation.label', message: 'Päävalikko' }), items };

  return (
    <Header
      logo={<Logo name={productName[locale]} href="/" />}
      languages={
        <LanguageSwitch
          label={t({ id: 'language.label', message: 'Kieli' })}
          current={locale}
          onChoose={onLocaleChange}
        />
      }
      navigation={isOpen ? navigation : undefined}
      user={isOpen ? user : undefined}
      menuLabel={t({ id: 'navigation.menu', message: 'Valikko' })}
    />
  );
}

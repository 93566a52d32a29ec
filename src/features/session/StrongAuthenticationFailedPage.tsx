import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { House, Phone, Search } from 'lucide';
import { isBuilt } from '../../shared/page/pages.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { StrongAuthenticationBanner } from './StrongAuthenticationBanner.tsx';

/** A page asked for strong authentication, and it came to nothing (`gate.strongFailed`). */
export function StrongAuthenticationFailedPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { phone } = usePortal().brand.contacts.customerService;
  const { location = '/' } = useSearch({ from: '/auth/error/strong-authentication' });
  const heading = t({ id: 'strongFailed.heading', message: 'Vahva tunnistautuminen ei onnistunut' });
  usePage(heading);
  const links = [
    { href: `tel:${phone}`, label: t({ id: 'session.callService', message: 'Soita asiakaspalveluun' }), icon: Phone },
    { href: '/', label: t({ id: 'session.frontPage', message: 'Etusivulle' }), icon: House },
    { href: '/helper', label: t({ id: 'strongFailed.newSearch', message: 'Etsi sopivaa sopimusta' }), icon: Search },
  ];

  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'strongFailed.lead',
        message: 'Henkilöllisyyttäsi ei saatu vahvistettua, tai tunnistautuminen keskeytyi. Voit yrittää uudelleen.',
      })}
    >
      <StrongAuthenticationBanner location={location} />
      <Section title={t({ id: 'strongFailed.others', message: 'Muita vaihtoehtoja' })}>
        <LinkList links={links.filter(({ href }) => isBuilt(router, href))} />
      </Section>
    </MessagePage>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../shared/language/useLanguage.ts';
import { usePortal } from '../shared/portal.context.ts';
import { useHoursText } from '../shared/useHoursText.ts';
import { Footer } from '../ui/Footer/Footer.tsx';
import { TextLink } from '../ui/TextLink/TextLink.tsx';
import type { Contact } from '../shared/brand.ts';

/** The footer of every page: whom to call, and what the law wants to be found everywhere. */
export function PortalFooter({ hidesContacts }: { hidesContacts: boolean }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { contacts, companyName } = usePortal().brand;
  const hoursText = useHoursText();
  const company = companyName[locale];
  const entry = (title: string, { phone, shown, hours }: Contact) => ({ title, phone, shown, hours: hoursText(hours) });

  return (
    <Footer
      contacts={
        hidesContacts
          ? []
          : [
              entry(t({ id: 'contacts.customerService', message: 'Asiakaspalvelu' }), contacts.customerService),
              entry(t({ id: 'contacts.moving', message: 'Muutot' }), contacts.moving),
              entry(t({ id: 'contacts.heating', message: 'Kaukolämpö' }), contacts.heating),
            ]
      }
      links={
        <>
          <TextLink href="/feedback">{t({ id: 'footer.feedback', message: 'Anna palautetta' })}</TextLink>
          <TextLink href="/accessibility">{t({ id: 'footer.accessibility', message: 'Saavutettavuus' })}</TextLink>
          <TextLink href="/privacy">{t({ id: 'footer.privacy', message: 'Tietosuoja' })}</TextLink>
          <TextLink href="/withdrawal">{t({ id: 'footer.withdrawal', message: 'Peruuta sopimus tästä' })}</TextLink>
        </>
      }
      info={t({
        id: 'footer.note',
        message: `Puhelun hinta on paikallisverkko- tai matkapuhelinmaksu. ${company}`,
      })}
    />
  );
}

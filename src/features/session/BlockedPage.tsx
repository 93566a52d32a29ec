import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useHoursText } from '../../shared/useHoursText.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { WayOut } from './WayOut.tsx';

/** The person's use of the portal is blocked: whom to call (`gate.blocked`). */
export function BlockedPage() {
  const { t } = useLingui();
  const hoursText = useHoursText();
  const { phone, shown, hours } = usePortal().brand.contacts.customerService;
  usePage(t({ id: 'blocked.title', message: 'Asiointi on estetty' }));

  return (
    <MessagePage
      scene="stopped"
      heading={t({ id: 'blocked.heading', message: 'Verkkoasiointisi on estetty' })}
      lead={t({
        id: 'blocked.lead',
        message: 'Emme voi näyttää tietojasi verkossa. Selvitetään asia yhdessä: soita asiakaspalveluun, niin autamme.',
      })}
      facts={[
        { label: t({ id: 'blocked.phone', message: 'Puhelin' }), value: <a href={`tel:${phone}`}>{shown}</a> },
        { label: t({ id: 'blocked.hours', message: 'Avoinna' }), value: hoursText(hours) },
      ]}
      actions={
        <>
          <ButtonLink href={`tel:${phone}`} icon={Phone}>
            {t({ id: 'session.callService', message: 'Soita asiakaspalveluun' })}
          </ButtonLink>
          <WayOut />
        </>
      }
    />
  );
}

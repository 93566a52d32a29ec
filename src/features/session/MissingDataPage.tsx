import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { WayOut } from './WayOut.tsx';

const RightLostPage = late(() => import('../../shared/acting/RightLostPage.tsx'), 'RightLostPage');

function UnknownPerson() {
  const { t } = useLingui();
  const { phone } = usePortal().brand.contacts.customerService;
  usePage(t({ id: 'missingData.title', message: 'Asiakkuutta ei löytynyt' }));

  return (
    <MessagePage
      scene="stopped"
      heading={t({ id: 'missingData.heading', message: 'Emme löytäneet asiakkuuttasi' })}
      lead={t({
        id: 'missingData.lead',
        message:
          'Tunnistautuminen onnistui, mutta nimissäsi ei ole sopimuksia. Jos sinulla pitäisi olla sopimus, soita asiakaspalveluun, niin selvitämme asian.',
      })}
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

/** The bank knows the person; the retailer does not (`gate.missingData`), or no more as one of its own (`acting.rightLost`). */
export function MissingDataPage() {
  const isRightLost = usePortal().store.read('rightLost') !== null;
  return isRightLost ? <RightLostPage wayOut={<WayOut />} /> : <UnknownPerson />;
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { usePage } from '../page/usePage.ts';

interface RightLostPageProps {
  wayOut: ReactNode;
}

/** Whoever is an employee no more learns why nothing of the customer is there (`acting.rightLost`). */
export function RightLostPage({ wayOut }: RightLostPageProps) {
  const { t } = useLingui();
  const heading = t({ id: 'acting.rightLost', message: 'Sinulla ei ole enää oikeutta asiakkaiden tietoihin' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({
        id: 'acting.rightLostText',
        message:
          'Työntekijän oikeutesi on päättynyt, ja auki ollut asiakas on suljettu. Jos oikeuden pitäisi olla voimassa, kysy siitä esihenkilöltäsi.',
      })}
      actions={wayOut}
    />
  );
}

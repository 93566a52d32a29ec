import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect } from 'react';
import { useFrame } from '../shared/page/frame.ts';
import { useLanguage } from '../shared/language/useLanguage.ts';
import { useIsEmployee } from '../shared/session/useIsEmployee.ts';
import { useSessionState } from '../shared/session/useSession.ts';
import { Page } from '../ui/Page/Page.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { Gate, useIsBusy } from './Gate.tsx';
import { SignedInParts, StaffBar } from './late.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { ShellBanner, ShellNotices } from './ShellNotices.tsx';
import { answerEarlyPresses } from './takeOver.ts';
import { useRouterLinks } from './useRouterLinks.ts';

/** The frame around every page. */
export function Layout() {
  const { t } = useLingui();
  const { locale, choose, hasFailed } = useLanguage();
  const isBusy = useIsBusy();
  const { facts, end } = useSessionState();
  const isEmployee = useIsEmployee();
  const { isEmbedded, hidden } = useFrame();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-embed', isEmbedded);
  }, [isEmbedded]);
  useRouterLinks(choose);
  useEffect(answerEarlyPresses, []);

  return (
    <>
      <SkipLink>{t({ id: 'shell.skip', message: 'Siirry sisältöön' })}</SkipLink>
      {facts && isEmployee && <StaffBar />}
      {!isEmbedded && (
        <PortalHeader
          locale={locale}
          onLocaleChange={choose}
          hidesNavigation={hidden.has('navigation')}
          isBorderless={hidden.has('border')}
        />
      )}
      <Page banner={<ShellBanner />} notices={<ShellNotices hasLanguageFailed={hasFailed} />} isBusy={isBusy}>
        <Gate />
        {(facts || end) && <SignedInParts />}
      </Page>
      {!isEmbedded && <PortalFooter hidesContacts={hidden.has('contactInfo')} />}
    </>
  );
}

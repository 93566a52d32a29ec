import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../shared/language/useLanguage.ts';
import { BackgroundLoading } from '../shared/session/BackgroundLoading.tsx';
import { useActivity } from '../shared/session/useActivity.ts';
import { useGate } from '../shared/session/useSession.ts';
import { Page } from '../ui/Page/Page.tsx';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { Gate } from './Gate.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { SessionNews } from './SessionNews.tsx';
import { ShellNotices } from './ShellNotices.tsx';
import { useRouterLinks } from './useRouterLinks.ts';

/** The frame around every page. */
export function Layout() {
  const { t } = useLingui();
  const { locale, choose, hasFailed } = useLanguage();
  const isBusy = useGate((gate) => gate.hasTag('busy'));
  useActivity();
  useRouterLinks();

  return (
    <>
      <SkipLink>{t({ id: 'shell.skip', message: 'Siirry sisältöön' })}</SkipLink>
      <PortalHeader locale={locale} onLocaleChange={choose} />
      <Page notices={<ShellNotices hasLanguageFailed={hasFailed} />} isBusy={isBusy}>
        <Gate />
      </Page>
      <PortalFooter />
      <SessionNews />
      <BackgroundLoading />
    </>
  );
}

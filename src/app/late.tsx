import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button/Button.tsx';
import { late } from '../shared/late.ts';
import { pageStands } from '../shared/page/standing.ts';
import { useMending } from './useMending.ts';
import type { MenuContentProps } from './later/MenuContent.tsx';
import type { NoticesProps } from './later/Notices.tsx';

function PlainErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const mending = useMending(error);
  return (
    <div>
      <h1>
        {mending
          ? t({ id: 'error.notFetched', message: 'Sivua ei voitu ladata' })
          : t({ id: 'error.heading', message: 'Sivu lakkasi toimimasta' })}
      </h1>
      {mending?.isBySelf && (
        <p>{t({ id: 'error.mends', message: 'Lataamme sivun uudelleen heti, kun yhteys toimii.' })}</p>
      )}
      <Button onClick={() => window.location.reload()}>{t({ id: 'error.reload', message: 'Lataa uudelleen' })}</Button>
    </div>
  );
}

export const ErrorPage = late(() => import('./later/ErrorPage.tsx'), 'ErrorPage', { meanwhile: PlainErrorPage });

const loadSignedInHeader = () => import('./SignedInHeader.tsx');

export const Navigation = late<'Navigation', { isInMenu?: boolean }>(loadSignedInHeader, 'Navigation', {
  meanwhile: null,
});

export const Account = late(loadSignedInHeader, 'Account', { meanwhile: null });

/** Who loses the connection before the menu has come finds the links in it all the same (`error.late`). */
const PlainMenu = ({ hasNavigation }: MenuContentProps) => hasNavigation && <Navigation isInMenu />;

export const MenuContent = late<'MenuContent', MenuContentProps>(
  () => import('./later/MenuContent.tsx'),
  'MenuContent',
  { meanwhile: PlainMenu },
);

/** A lost connection may have come before what says so. */
function PlainOfflineNotice() {
  const { t } = useLingui();
  return <p>{t({ id: 'offline.heading', message: 'Ei verkkoyhteyttä' })}</p>;
}

const loadNotices = () => import('./later/Notices.tsx');

export const OfflineNotice = late<'OfflineNotice', { lostAt: number }>(loadNotices, 'OfflineNotice', {
  meanwhile: PlainOfflineNotice,
});

export const SignIn = late<'SignIn', object>(loadNotices, 'SignIn', { meanwhile: null });

export const Notices = late<'Notices', NoticesProps>(loadNotices, 'Notices', { meanwhile: null });

/** Nothing of it is seen at once. */
const loadSignedInParts = () => pageStands.then(() => import('./later/SignedInParts.tsx'));

export const SignedInParts = late(loadSignedInParts, 'SignedInParts', { meanwhile: null });

/** For employees alone. */
export const StaffBar = late(() => import('./later/StaffBar.tsx'), 'StaffBar', { meanwhile: null });

/** Fetches what every page of someone who has signed in begins with, so that it is there when the gate opens. */
export async function fetchSignedInHeader(): Promise<void> {
  await Promise.all([Navigation.preload?.(), Account.preload?.()]);
}

/**
 * Fetches what the page may need once it stands, so that it is there also where the connection is lost (`start.later`). Each
 * is asked for in a task of its own: all at once would keep a slow phone from answering.
 */
export function fetchLateComponents(): void {
  for (const component of [MenuContent, OfflineNotice, Notices, ErrorPage])
    setTimeout(() => void component.preload?.());
}

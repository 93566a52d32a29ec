import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import type { EndedSession } from '../../shared/session/portalSession.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { late } from '../../shared/late.ts';
import { EndNotice } from './EndNotice.tsx';

export { SignIn } from './SignIn.tsx';

const RepresentationNotice = late(() => import('./RepresentationNotice.tsx'), 'RepresentationNotice', {
  meanwhile: null,
});

const RightLostNotice = late(() => import('./RightLostNotice.tsx'), 'RightLostNotice', { meanwhile: null });

export interface NoticesProps {
  isPersistent: boolean;
  hasLanguageFailed: boolean;
  /** What became of the last session; null where there is nothing to tell. */
  end: EndedSession | null;
  /** The person acts for another, or has in this tab. */
  hasActed: boolean;
  /** The person has been an employee in this session, and is none any more. */
  isRightLost: boolean;
}

/** For whom one acts or may act no more, no session any more, no storage, no texts in the language asked for. */
export function Notices({ isPersistent, hasLanguageFailed, end, hasActed, isRightLost }: NoticesProps) {
  const { t } = useLingui();
  return (
    <>
      {isRightLost && <RightLostNotice />}
      {hasActed && <RepresentationNotice />}
      {end !== null && <EndNotice key={end.reason} end={end} />}
      {!isPersistent && (
        <Notice
          tone="info"
          role="none"
          title={t({ id: 'storage.heading', message: 'Selaimesi ei anna tallentaa istuntoa' })}
        >
          {t({ id: 'storage.text', message: 'Pysyt kirjautuneena vain niin kauan kuin tämä sivu on auki.' })}
        </Notice>
      )}
      {hasLanguageFailed && (
        <Notice tone="warning" role="none">
          {t({ id: 'language.failed', message: 'Kieltä ei voitu vaihtaa. Yritä hetken päästä uudelleen.' })}
        </Notice>
      )}
    </>
  );
}

/**
 * No connection, and since when (`error.offline`).
 *
 * @param lostAt in epoch milliseconds
 */
export function OfflineNotice({ lostAt }: { lostAt: number }) {
  const { t } = useLingui();
  const time = useFormats().time(lostAt);
  return (
    <Banner>
      <Notice tone="warning" role="none" title={t({ id: 'offline.heading', message: 'Ei verkkoyhteyttä' })}>
        {t({
          id: 'offline.text',
          message: `Yhteys katkesi klo ${time}. Päivitämme tiedot, kun se palaa.`,
        })}
      </Notice>
    </Banner>
  );
}

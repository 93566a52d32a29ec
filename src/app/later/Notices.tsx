import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

export interface NoticesProps {
  /** When the connection was lost, in epoch milliseconds; null while there is one. */
  lostAt: number | null;
  isPersistent: boolean;
  hasLanguageFailed: boolean;
}

function OfflineNotice({ lostAt }: { lostAt: number }) {
  const { t } = useLingui();
  const time = useFormats().time(lostAt);
  return (
    <Notice tone="warning" title={t({ id: 'offline.heading', message: 'Ei verkkoyhteyttä' })}>
      {t({
        id: 'offline.text',
        message: `Yhteys katkesi klo ${time}. Päivitämme tiedot, kun se palaa.`,
      })}
    </Notice>
  );
}

/** No connection, no storage, no texts in the language asked for. */
export function Notices({ lostAt, isPersistent, hasLanguageFailed }: NoticesProps) {
  const { t } = useLingui();
  return (
    <>
      {lostAt !== null && <OfflineNotice lostAt={lostAt} />}
      {!isPersistent && (
        <Notice tone="info" title={t({ id: 'storage.heading', message: 'Selaimesi ei anna tallentaa istuntoa' })}>
          {t({ id: 'storage.text', message: 'Pysyt kirjautuneena vain niin kauan kuin tämä sivu on auki.' })}
        </Notice>
      )}
      {hasLanguageFailed && (
        <Notice tone="warning">
          {t({ id: 'language.failed', message: 'Kieltä ei voitu vaihtaa. Yritä hetken päästä uudelleen.' })}
        </Notice>
      )}
    </>
  );
}

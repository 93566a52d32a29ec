import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface NoticesProps {
  isPersistent: boolean;
  hasLanguageFailed: boolean;
}

/** No storage, no texts in the language asked for. */
export function Notices({ isPersistent, hasLanguageFailed }: NoticesProps) {
  const { t } = useLingui();
  return (
    <>
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

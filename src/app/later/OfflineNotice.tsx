import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

/**
 * No connection, and since when (`error.offline`).
 *
 * @param lostAt in epoch milliseconds
 */
export function OfflineNotice({ lostAt }: { lostAt: number }) {
  const { t } = useLingui();
  const time = useFormats().time(lostAt);
  return (
    <Notice tone="warning" role="none" title={t({ id: 'offline.heading', message: 'Ei verkkoyhteyttä' })}>
      {t({
        id: 'offline.text',
        message: `Yhteys katkesi klo ${time}. Päivitämme tiedot, kun se palaa.`,
      })}
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** Which product the lock is for, where it is not known yet which somebody has, and where others are found (`priceLock.told`). */
export function OnlyTarka() {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      role="none"
      title={t({ id: 'priceLock.onlyTarka', message: 'Hinnan voi lukita Tarka-sopimukseen' })}
      actions={
        <ButtonLink href="/contract" variant="secondary" size="small">
          {t({ id: 'priceLock.otherProducts', message: 'Katso sähkösopimukset' })}
        </ButtonLink>
      }
    >
      {t({
        id: 'priceLock.onlyTarkaText',
        message: 'Muun sopimuksen hintaa ei voi lukita. Sopimuksen nimen näet laskusta.',
      })}
    </Notice>
  );
}

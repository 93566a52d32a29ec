import { useLingui } from '@lingui/react/macro';
import type { NoLock as Why } from '../../../../domain/priceLock/index.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useNoLockTexts } from '../../../shared/priceLock/useNoLockTexts.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

interface NoLockProps {
  /** `none`: there is no lock to be had there. */
  why: Why | 'none';
  /** Null where none is known. */
  contractCode: string | null;
}

/** No price may be locked, and why (`priceLock.none`). */
export function NoLock({ why, contractCode }: NoLockProps) {
  const { t } = useLingui();
  const texts = useNoLockTexts();
  const heading = t({ id: 'priceLock.none', message: 'Hintaa ei voi lukita' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        why === 'none'
          ? t({ id: 'addon.none.noneLead', message: 'Tarjous ei ole voimassa, tai osoite on kirjoitettu väärin.' })
          : texts[why]
      }
      actions={
        contractCode === null ? (
          <ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>
        ) : (
          <ButtonLink href={`/contracts/${contractCode}`}>
            {t({ id: 'addon.backToContract', message: 'Takaisin sopimukseen' })}
          </ButtonLink>
        )
      }
    />
  );
}

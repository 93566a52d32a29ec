import { useLingui } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide';
import { useEntry } from '../../shared/entry/entry.context.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { useWayOn } from './useWayOn.ts';

/** Where a company is served; it may go on in the portal all the same (`entry.exit`). */
export function BusinessExitPage() {
  const { t } = useLingui();
  const { brand } = usePortal();
  const entry = useEntry();
  const goOn = useWayOn();
  const heading = t({ id: 'businessExit.heading', message: 'Hoidatko yrityksen asioita?' });
  usePage(heading);

  return (
    <MessagePage
      scene="lake"
      heading={heading}
      lead={t({
        id: 'businessExit.lead',
        message: 'Yritysten laskut, raportit ja tarjoukset löytyvät yrityspalvelustamme. Sopimuksesi näet myös täällä.',
      })}
      actions={
        <>
          <Button
            onClick={() => {
              entry.send({ type: 'exit.dismissed' });
              goOn();
            }}
          >
            {t({ id: 'businessExit.continue', message: 'Jatka tähän palveluun' })}
          </Button>
          {brand.businessServiceUrl && (
            <ButtonLink href={brand.businessServiceUrl} variant="secondary" iconAfter={ArrowUpRight}>
              {t({ id: 'businessExit.leave', message: 'Siirry yrityspalveluun' })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

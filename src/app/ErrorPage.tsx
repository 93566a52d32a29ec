import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../domain/failure.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { serverNow } from '../platform/clock.ts';
import { isPageTranslated } from '../platform/translator.ts';
import { usePage } from '../shared/page/usePage.ts';
import { Button } from '../ui/Button/Button.tsx';
import { MessagePage } from '../ui/MessagePage/MessagePage.tsx';

/** What is said of the fault; a page that a translator has rewritten may have broken for that alone (`error.translator`). */
function useTexts(): { heading: string; lead: string } {
  const { t } = useLingui();
  if (isPageTranslated()) {
    return {
      heading: t({ id: 'error.translated', message: 'Selaimen kääntäjä keskeytti sivun' }),
      lead: t({
        id: 'error.translatedLead',
        message: 'Sivu ei toimi selaimen kääntäjän kanssa. Ota kääntäjä pois käytöstä ja lataa sivu uudelleen.',
      }),
    };
  }
  return {
    heading: t({ id: 'error.heading', message: 'Sivu katkesi kesken kaiken' }),
    lead: t({ id: 'error.lead', message: 'Vika on meillä, ei sinussa. Lataa sivu uudelleen.' }),
  };
}

/** A fault in the page, or a part of the portal that could not be fetched (`error.page`, `error.chunk`). */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const [happenedAt] = useState(serverNow);
  const { heading, lead } = useTexts();
  const requestId = error instanceof Failure ? error.requestId : null;
  const when = dateTime(happenedAt);
  usePage(heading);

  return (
    <MessagePage
      scene="broken"
      heading={heading}
      lead={lead}
      note={requestId ? t({ id: 'error.idAndTime', message: `Virhetunnus ${requestId}, ${when}` }) : when}
      actions={
        <Button icon={RotateCw} onClick={() => window.location.reload()}>
          {t({ id: 'error.reload', message: 'Lataa uudelleen' })}
        </Button>
      }
    />
  );
}

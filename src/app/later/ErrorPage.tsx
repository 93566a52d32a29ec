import { useLingui } from '@lingui/react/macro';
import { RotateCw, Send } from 'lucide';
import { useEffect, useState } from 'react';
import { Failure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { serverNow } from '../../platform/clock.ts';
import { reportFault, reporting } from '../../platform/errorReporting/errorReporting.ts';
import type { Reporter } from '../../platform/errorReporting/reporter.ts';
import { isPageTranslated } from '../../platform/translator.ts';
import { late } from '../../shared/late.ts';
import { useTellBroken } from '../../shared/page/broken.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useMending } from '../useMending.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

const ReportDialog = late(() => import('./ReportDialog.tsx'), 'ReportDialog', { meanwhile: null });

/** What is said of the fault. */
function useTexts(
  isTranslated: boolean,
  canReport: boolean,
  mending: ReturnType<typeof useMending>,
): { heading: string; lead: string } {
  const { t } = useLingui();
  if (mending) {
    return {
      heading: t({ id: 'error.notFetched', message: 'Sivua ei voitu ladata' }),
      lead: mending.isBySelf
        ? t({ id: 'error.mends', message: 'Lataamme sivun uudelleen heti, kun yhteys toimii.' })
        : t({ id: 'error.lead', message: 'Jokin meni vikaan. Lataa sivu uudelleen.' }),
    };
  }
  if (isTranslated) {
    return {
      heading: t({ id: 'error.translated', message: 'Selaimen käännöstoiminto häiritsi sivua' }),
      lead: t({
        id: 'error.translatedLead',
        message: 'Sivu ei toimi, kun selain kääntää sitä. Poista käännöstoiminto käytöstä ja lataa sivu uudelleen.',
      }),
    };
  }
  return {
    heading: t({ id: 'error.heading', message: 'Sivu lakkasi toimimasta' }),
    lead: canReport
      ? t({
          id: 'error.leadReport',
          message: 'Jokin meni vikaan. Lataa sivu uudelleen. Jos se ei auta, lähetä meille raportti.',
        })
      : t({ id: 'error.lead', message: 'Jokin meni vikaan. Lataa sivu uudelleen.' }),
  };
}

/** Sends a report; null until its dialog is there too, and where nobody takes reports (`reporting.off`). */
function useReporter(): Reporter | null {
  const [found, setFound] = useState<Reporter | null>(null);
  useEffect(() => {
    const find = async () => {
      const reporter = await reporting;
      if (!reporter) return;
      await ReportDialog.preload?.();
      // A dialog that cannot be fetched is not offered.
      if (ReportDialog.isThere()) setFound(reporter);
    };
    find().catch(() => {});
  }, []);
  return found;
}

function ReportButton({ error, reporter }: { error: unknown; reporter: Reporter }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      <Button variant="secondary" icon={Send} onClick={() => setIsOpen(true)}>
        {t({ id: 'report.open', message: 'Lähetä raportti' })}
      </Button>
      {isOpen && (
        <ReportDialog
          words={words}
          onWordsChange={setWords}
          onSend={() => reporter.tell(words, error)}
          onClose={() => setIsOpen(false)}
          onReopen={() => setIsOpen(true)}
        />
      )}
    </>
  );
}

/** A fault in the page, or a part of the portal that could not be fetched (`error.page`, `error.chunk`). */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const [happenedAt] = useState(serverNow);
  // A page that a translator has rewritten may have broken for that alone (`error.translator`).
  const [isTranslated] = useState(isPageTranslated);
  const found = useReporter();
  const reporter = isTranslated ? null : found;
  const mending = useMending(error);
  const { heading, lead } = useTexts(isTranslated, reporter !== null, mending);
  const requestId = error instanceof Failure ? error.requestId : null;
  const when = dateTime(happenedAt);
  usePage(heading);
  useTellBroken();
  useEffect(() => {
    if (!isTranslated) reportFault(error);
  }, [error, isTranslated]);

  return (
    <MessagePage
      scene="broken"
      heading={heading}
      lead={lead}
      note={requestId ? t({ id: 'error.idAndTime', message: `Virhetunnus ${requestId}, ${when}` }) : when}
      actions={
        <>
          <Button icon={RotateCw} onClick={() => window.location.reload()}>
            {t({ id: 'error.reload', message: 'Lataa uudelleen' })}
          </Button>
          {reporter && <ReportButton error={error} reporter={reporter} />}
        </>
      }
    />
  );
}

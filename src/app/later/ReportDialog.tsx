import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isWithinLength } from '../../../domain/identifiers/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';

interface ReportDialogProps {
  /** What is written so far: a dialog that was closed by a slip has not lost it. */
  words: string;
  onWordsChange(words: string): void;
  /** Sends what the person has written; rejects where it did not arrive. */
  onSend(): Promise<void>;
  onClose(): void;
  onReopen(): void;
}

/** In characters. */
const LONGEST = 1000;

/** What is wrong with the words, null where they may be sent. */
function useMistake(words: string): string | null {
  const { t } = useLingui();
  if (words.trim() === '') return t({ id: 'report.missing', message: 'Kerro lyhyesti, mitä olit tekemässä.' });
  if (isWithinLength(words, LONGEST)) return null;
  return t({ id: 'report.tooLong', message: 'Lyhennä tekstiä, niin voimme ottaa sen vastaan.' });
}

/** How much may still be written; below zero, how much is too much. */
function useRemaining(): (left: number) => string {
  const { t } = useLingui();
  return (left) => {
    const count = Math.abs(left);
    return left < 0
      ? t({ id: 'report.excess', message: plural(count, { one: '# merkki liikaa', other: '# merkkiä liikaa' }) })
      : t({
          id: 'report.remaining',
          message: plural(count, { one: '# merkki jäljellä', other: '# merkkiä jäljellä' }),
        });
  };
}

function ThanksDialog({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const close = t({ id: 'dialog.close', message: 'Sulje' });
  return (
    <Dialog
      heading={t({ id: 'report.sent', message: 'Kiitos raportista' })}
      closeLabel={close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <p>{t({ id: 'report.sentText', message: 'Se auttaa meitä korjaamaan vian.' })}</p>
    </Dialog>
  );
}

/** Asks what the person was doing when the page broke, and sends it at their press (`reporting.person`). */
export function ReportDialog({ words, onWordsChange, onSend, onClose, onReopen }: ReportDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState<'writing' | 'checked' | 'sending' | 'failed' | 'sent'>('writing');
  const mistake = useMistake(words);
  const remaining = useRemaining();
  const send = async () => {
    if (mistake !== null) {
      setStatus('checked');
      field.current?.focus();
      return;
    }
    setStatus('sending');
    try {
      await onSend();
      setStatus('sent');
      onWordsChange('');
    } catch {
      setStatus('failed');
    }
  };

  if (status === 'sent') return <ThanksDialog onClose={onClose} />;
  const hasFailed = status === 'failed';
  return (
    <Dialog
      heading={t({ id: 'report.open', message: 'Lähetä raportti' })}
      closeLabel={t({ id: 'dialog.close', message: 'Sulje' })}
      onClose={onClose}
      onReopen={onReopen}
      actions={
        <>
          <Button onClick={() => void send()} isBusy={status === 'sending'}>
            {hasFailed
              ? t({ id: 'report.retry', message: 'Yritä uudelleen' })
              : t({ id: 'report.send', message: 'Lähetä' })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t({ id: 'report.cancel', message: 'Peruuta' })}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          ref={field}
          label={t({ id: 'report.label', message: 'Mitä olit tekemässä?' })}
          hint={t({
            id: 'report.hint',
            message: 'Älä kirjoita henkilötietoja, kuten nimeä, henkilötunnusta tai tilinumeroa.',
          })}
          error={status === 'checked' ? (mistake ?? undefined) : undefined}
          limit={{ characters: LONGEST, remaining }}
          value={words}
          onChange={({ target }) => onWordsChange(target.value)}
          readOnly={status === 'sending'}
        />
        {hasFailed && (
          <Notice tone="critical" role="alert" title={t({ id: 'report.failed', message: 'Raportti ei lähtenyt' })}>
            {t({
              id: 'report.failedText',
              message: 'Kirjoittamasi teksti on tallessa. Yritä hetken päästä uudelleen.',
            })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface DraftNoticeProps {
  /** In epoch milliseconds. */
  startedAt: number;
  /** The form is another than it was then. */
  isOlder: boolean;
  onStartAgain(): void;
}

/** Says that the form goes on with what was typed before (`draft.restored`). */
export function DraftNotice({ startedAt, isOlder, onStartAgain }: DraftNoticeProps) {
  const { t } = useLingui();
  const started = useFormats().dateTime(startedAt);
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="secondary" size="small" onClick={onStartAgain}>
          {t({ id: 'draft.startAgain', message: 'Aloita alusta' })}
        </Button>
      }
    >
      {t({ id: 'draft.restored', message: `Jatkat luonnoksesta, jonka aloitit ${started}.` })}
      {isOlder && ' '}
      {isOlder &&
        t({ id: 'draft.older', message: 'Lomake on sen jälkeen muuttunut. Tarkista, puuttuuko siitä jotain.' })}
    </Notice>
  );
}

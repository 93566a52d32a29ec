import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface DraftNoticeProps {
  /** In epoch milliseconds. */
  startedAt: number;
  onStartAgain(): void;
}

/** Says that the form goes on with what was typed before (`draft.restored`). */
export function DraftNotice({ startedAt, onStartAgain }: DraftNoticeProps) {
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
    </Notice>
  );
}

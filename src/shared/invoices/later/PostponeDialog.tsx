import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import type { Postponing } from '../usePostponing.ts';

interface PostponeDialogProps {
  postponing: Postponing;
  invoice: Invoice;
}

/** Shows the new due day before it is asked for (`postpone.asked`). */
export function PostponeDialog({ postponing, invoice: { dueDate, postpone } }: PostponeDialogProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const day = (of: string | null | undefined) => (of ? date(of) : '–');
  const close = () => postponing.send({ type: 'postpone.close' });
  return (
    <Dialog
      heading={t({ id: 'postpone.heading', message: 'Siirretäänkö eräpäivää?' })}
      reason={t({ id: 'postpone.reason', message: 'Voit siirtää laskun eräpäivää kerran.' })}
      closeLabel={t({ id: 'postpone.closeLabel', message: 'Sulje' })}
      onClose={close}
      onReopen={() => postponing.send({ type: 'postpone.open' })}
      actions={
        <>
          <Button onClick={() => postponing.send({ type: 'postpone.confirm', key: crypto.randomUUID() })}>
            {t({ id: 'postpone.confirm', message: 'Siirrä' })}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t({ id: 'postpone.close', message: 'Älä siirrä' })}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: t({ id: 'postpone.now', message: 'Eräpäivä nyt' }), value: day(dueDate) },
          { label: t({ id: 'postpone.then', message: 'Uusi eräpäivä' }), value: day(postpone?.dueDate) },
        ]}
      />
    </Dialog>
  );
}

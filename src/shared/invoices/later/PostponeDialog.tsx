import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '../../../../domain/time/index.ts';
import type { Invoice } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { TickStrip, type TickTone } from '../../../ui/TickStrip/TickStrip.tsx';
import type { Postponing } from './usePostponing.ts';

interface PostponeDialogProps {
  actor: Postponing['actor'];
  invoice: Invoice;
}

/** From which day to which, and how far that is; nothing where the page has not been told. */
function Days({ dueDate, postpone }: Pick<Invoice, 'dueDate' | 'postpone'>) {
  const { t } = useLingui();
  const { date } = useFormats();
  if (dueDate === null || !postpone?.dueDate) return null;
  const days = daysBetween(dueDate, postpone.dueDate);
  const ticks = Array.from({ length: days + 1 }, (_, at): TickTone => (at === 0 ? 'now' : 'on'));
  return (
    <>
      <FactList
        facts={[
          { label: t({ id: 'postpone.now', message: 'Eräpäivä nyt' }), value: date(dueDate) },
          { label: t({ id: 'postpone.then', message: 'Uusi eräpäivä' }), value: date(postpone.dueDate) },
        ]}
      />
      <TickStrip
        size="wide"
        ticks={ticks}
        label={t({
          id: 'postpone.days',
          message: plural(days, { one: 'Eräpäivä siirtyy # päivän.', other: 'Eräpäivä siirtyy # päivää.' }),
        })}
      />
    </>
  );
}

/** Shows the new due day before it is asked for (`postpone.asked`). */
export function PostponeDialog({ actor, invoice }: PostponeDialogProps) {
  const { t } = useLingui();
  const close = () => actor.send({ type: 'postpone.close' });
  return (
    <Dialog
      heading={t({ id: 'postpone.heading', message: 'Siirretäänkö eräpäivää?' })}
      reason={t({ id: 'postpone.reason', message: 'Voit siirtää laskun eräpäivää kerran.' })}
      closeLabel={t({ id: 'postpone.closeLabel', message: 'Sulje' })}
      onClose={close}
      onReopen={() => actor.send({ type: 'postpone.open' })}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'postpone.confirm', key: crypto.randomUUID() })}>
            {t({ id: 'postpone.confirm', message: 'Siirrä eräpäivä' })}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t({ id: 'postpone.close', message: 'Älä siirrä' })}
          </Button>
        </>
      }
    >
      <Stack>
        <Days {...invoice} />
        <Note>
          {t({
            id: 'postpone.bank',
            message: 'Jos maksu on jo ajastettu verkkopankkiin, päivä muutetaan myös siellä.',
          })}
        </Note>
      </Stack>
    </Dialog>
  );
}

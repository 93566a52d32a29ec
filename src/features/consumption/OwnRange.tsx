import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { historyEnd, historyStart, type DayRange } from '../../../domain/consumption/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { parseDay, useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';

interface OwnRangeProps {
  range: DayRange;
  today: Day;
  onShow(range: DayRange): void;
}

/** Days of one's own, typed as one writes them; what is wrong is said beside it and stays as it was typed (`consumptionPage.ownRange`). */
export function OwnRange({ range, today, onShow }: OwnRangeProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { notADay } = useCalendarTexts();
  const [from, setFrom] = useState(date(range.from));
  const [to, setTo] = useState(date(range.to));
  const [isAsked, setAsked] = useState(false);
  const [shown, setShown] = useState(range);
  // Where other days are shown the fields have them, and stay where they are.
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range);
    setFrom(date(range.from));
    setTo(date(range.to));
    setAsked(false);
  }
  const first = date(historyStart(today));
  const last = date(historyEnd(today));
  const faultOf = (text: string): string | undefined => {
    const day = parseDay(text);
    if (day === null) return notADay(today);
    if (day < historyStart(today) || day > historyEnd(today))
      return t({ id: 'consumption.outside', message: `Valitse päivä väliltä ${first}–${last}.` });
    return undefined;
  };
  const [begin, end] = [parseDay(from), parseDay(to)];
  const fromFault = faultOf(from);
  const toFault =
    faultOf(to) ??
    (begin !== null && end !== null && end < begin
      ? t({ id: 'consumption.endsFirst', message: 'Viimeinen päivä on ennen ensimmäistä.' })
      : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fromFault === undefined && toFault === undefined && begin !== null && end !== null)
      onShow({ from: begin, to: end });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Row>
        <TextField
          label={t({ id: 'consumption.firstDay', message: 'Ensimmäinen päivä' })}
          value={from}
          error={isAsked ? fromFault : undefined}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label={t({ id: 'consumption.lastDay', message: 'Viimeinen päivä' })}
          value={to}
          error={isAsked ? toFault : undefined}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          {t({ id: 'consumption.show', message: 'Näytä' })}
        </Button>
      </Row>
    </form>
  );
}

import { useLingui } from '@lingui/react/macro';
import { daysOfBoth } from '../../../domain/move/index.ts';
import { addDays, daysBetween } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TickStrip, type TickTone } from '../../ui/TickStrip/TickStrip.tsx';
import { useBetween } from './useMoveWords.ts';

/** In days: so much is shown before the first of the two days, and after the last. */
const AROUND = 7;

/** The days of both homes, one below the other (`move.between`). */
export function Between({ startDate, lastDay }: { startDate: string; lastDay: string }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const inWords = useBetween();
  const [earlier, later] = startDate < lastDay ? [startDate, lastDay] : [lastDay, startDate];
  const from = addDays(earlier, -AROUND);
  const days = Array.from({ length: daysBetween(from, later) + AROUND + 1 }, (_, index) => addDays(from, index));
  const strip = (isOn: (day: string) => boolean) => days.map((day): TickTone => (isOn(day) ? 'on' : 'none'));
  const [start, last] = [date(startDate), date(lastDay)];
  const { kind } = daysOfBoth(startDate, lastDay);
  return (
    <Panel title={inWords(startDate, lastDay)}>
      <Stack gap="small">
        <Note>{t({ id: 'move.oldHome', message: 'Vanha koti' })}</Note>
        <TickStrip
          size="wide"
          label={t({ id: 'move.endsOn', message: `Sopimus päättyy vanhassa kodissa ${last}` })}
          ticks={strip((day) => day <= lastDay)}
        />
        <Note>{t({ id: 'move.newHome', message: 'Uusi koti' })}</Note>
        <TickStrip
          size="wide"
          label={t({ id: 'move.startsOn', message: `Sopimus alkaa uudessa kodissa ${start}` })}
          ticks={strip((day) => day >= startDate)}
        />
        {kind === 'overlap' && (
          <p>
            {speaksOfCustomer
              ? t({ id: 'move.overlapTextOfStaff', message: 'Silloin asiakas maksaa kummankin kodin sähköstä.' })
              : t({ id: 'move.overlapText', message: 'Silloin maksat kummankin kodin sähköstä.' })}
          </p>
        )}
        {kind === 'gap' && (
          <p>
            {speaksOfCustomer
              ? t({
                  id: 'move.gapTextOfStaff',
                  message:
                    'Jos asiakas tarvitsee niinä päivinä sähköä, siirrä vanhan kodin viimeistä päivää tai muuttopäivää.',
                })
              : t({
                  id: 'move.gapText',
                  message: 'Jos tarvitset niinä päivinä sähköä, siirrä vanhan kodin viimeistä päivää tai muuttopäivää.',
                })}
          </p>
        )}
      </Stack>
    </Panel>
  );
}

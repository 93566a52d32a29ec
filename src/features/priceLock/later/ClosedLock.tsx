import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lockCalendarFile, lockWindow } from '../../../../domain/priceLock/index.ts';
import { addDays, formatPriceLockPeriod, helsinkiToday, priceLockPeriod } from '../../../../domain/time/index.ts';
import type { priceLockMachine } from '../../../../machines/price-lock/priceLock.machine.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { serverNow } from '../../../platform/clock.ts';
import { download } from '../../../shared/files/download.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Columns } from '../../../ui/Columns/Columns.tsx';
import { KeyFigure } from '../../../ui/KeyFigure/KeyFigure.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { Panel } from '../../../ui/Panel/Panel.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { TickStrip, type TickTone } from '../../../ui/TickStrip/TickStrip.tsx';
import { AdditionTrail } from '../../../shared/addition/AdditionTrail.tsx';
import type { OfferedLock } from '../priceLock.form.ts';
import { LockReminder } from './LockReminder.tsx';
import { OnlyTarka } from './OnlyTarka.tsx';

interface ClosedLockProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  offered: OfferedLock;
  orderer: Orderer;
}

/** A tick for each day from today to the end of the window. */
function ticksOf(today: string, { from, to }: { from: string; to: string }): TickTone[] {
  const ticks: TickTone[] = [];
  for (let day = today; day <= to; day = addDays(day, 1))
    ticks.push(day >= from ? 'window' : day === today ? 'now' : 'none');
  return ticks;
}

/** The next window as a file for the person's calendar (`priceLock.calendar`). */
function LockCalendar({ onSave }: { onSave(): void }) {
  const { t } = useLingui();
  return (
    <Stack>
      <p>
        {t({
          id: 'priceLock.calendar.lead',
          message: 'Tallenna lukitusaika kalenteriisi. Kalenteri muistuttaa ensimmäisenä aamuna.',
        })}
      </p>
      <div>
        <Button variant="secondary" icon={CalendarPlus} onClick={onSave}>
          {t({ id: 'priceLock.calendar.save', message: 'Lisää kalenteriin' })}
        </Button>
      </div>
    </Stack>
  );
}

/** No price may be locked now: when the window opens next, and for which month (`priceLock.closedNotice`, `priceLock.closing`). */
export function ClosedLock({ actor, offered, orderer }: ClosedLockProps) {
  const { t } = useLingui();
  const { dateRange, dayAndMonth, weekday } = useFormats();
  const [now] = useState(serverNow);
  const isMeanwhile = useSelector(actor, (snapshot) => snapshot.matches({ closed: 'meanwhile' }));
  const { contract } = offered;
  const { days, opensAt, closesAt } = lockWindow(now, true);
  if (days === null || opensAt === null || closesAt === null) return null;
  const today = helsinkiToday(now);
  const first = dayAndMonth(days.from);
  const range = dateRange(days.from, days.to);
  const period = formatPriceLockPeriod(priceLockPeriod(days.from));
  const ticks = ticksOf(today, days);
  const opening = Math.max(1, ticks.indexOf('window'));
  // When the window is near, its day would lie over today's.
  const hasRoom = opening > ticks.length * 0.6;
  const save = () => {
    const summary = t({ id: 'priceLock.calendar.summary', message: 'Hinnan lukitus on auki' });
    const description = t({ id: 'priceLock.calendar.text', message: `Voit lukita hinnan jaksolle ${period}.` });
    const url = window.location.href;
    const file = lockCalendarFile({ opensAt, closesAt, summary, description, url, madeAt: now });
    download(new Blob([file], { type: 'text/calendar' }), `hinnan-lukitus-${days.from}.ics`);
  };
  const heading = t({ id: 'priceLock.opensOn', message: `Hinnan lukitus avautuu ${first}` });
  return (
    <>
      <AdditionTrail contract={contract} current={t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })} />
      <Stack gap="large">
        <PageHeading
          lead={t({
            id: 'priceLock.rule',
            message: 'Hinnan voi lukita kuun ensimmäisestä tiistaista alkaen kolmen päivän ajan.',
          })}
        >
          {heading}
        </PageHeading>
        {isMeanwhile ? (
          <Notice
            tone="warning"
            role="alert"
            title={t({ id: 'priceLock.closedMeanwhile', message: 'Lukitusaika päättyi, kun sivu oli auki' })}
          >
            {t({
              id: 'priceLock.closedMeanwhileText',
              message: 'Hintaa ei lukittu. Sopimuksesi jatkuu entisellään, ja voit lukita hinnan seuraavalla kerralla.',
            })}
          </Notice>
        ) : (
          <Notice tone="info">
            {t({
              id: 'vapAddition.notValidPeriodForPriceLock',
              message: `Hintaa ei voi nyt lukita. Seuraavan kerran voit lukita sen ${range}.`,
            })}
          </Notice>
        )}
        <Panel tone="kaamos" title={t({ id: 'priceLock.next', message: 'Seuraava lukitusaika' })}>
          <KeyFigure figure={range}>
            <Note>{t({ id: 'priceLock.nextPeriod', message: `Silloin voit lukita hinnan jaksolle ${period}.` })}</Note>
          </KeyFigure>
          <TickStrip
            label={t({ id: 'priceLock.strip', message: `Lukitusaika alkaa ${weekday(days.from)}` })}
            ticks={ticks}
            size="tall"
            marks={[
              ...(hasRoom
                ? [{ at: 0, label: t({ id: 'priceLock.today', message: `tänään ${dayAndMonth(today)}` }) }]
                : []),
              { at: opening, label: weekday(days.from) },
            ]}
          />
          <Note>{t({ id: 'priceLock.tick', message: 'Yksi tikku on yksi päivä.' })}</Note>
        </Panel>
        {contract ? (
          // An address of e-mail wants the room of the wider column.
          <Columns aside={<LockCalendar onSave={save} />}>
            <LockReminder {...{ contract, orderer }} day={days.from} />
          </Columns>
        ) : (
          <>
            <OnlyTarka />
            <LockCalendar onSave={save} />
          </>
        )}
      </Stack>
    </>
  );
}

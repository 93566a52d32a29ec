import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WithdrawableOrder } from '../../../domain/types.ts';
import { addDays, daysBetween } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { withElements } from '../../shared/withElements.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { TickStrip, type TickTone } from '../../ui/TickStrip/TickStrip.tsx';

/** The days of withdrawal, a tick each: those gone by, today, those left. */
function Days({ order: { orderedOn, lastDay }, today }: { order: WithdrawableOrder; today: string }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date, dayAndMonth, dateRange } = useFormats();
  const first = addDays(orderedOn, 1);
  const count = daysBetween(first, lastDay) + 1;
  const now = daysBetween(first, today);
  const left = daysBetween(today, lastDay);
  const range = dateRange(first, lastDay);
  const confirmedOn = date(orderedOn);
  const ticks = Array.from({ length: count }, (_, index): TickTone => {
    if (index === now) return 'now';
    return index < now ? 'past' : 'on';
  });
  // Where today is near the first day or the last one, its word would lie over theirs.
  const hasRoom = now > 2 && now < count - 5;
  const marks = [
    { at: 0, label: dayAndMonth(first) },
    ...(hasRoom ? [{ at: now, label: t({ id: 'withdrawal.today', message: 'tänään' }) }] : []),
    { at: count - 1, label: date(lastDay) },
  ];
  return (
    <>
      <TickStrip
        size="wide"
        label={t({
          id: 'withdrawal.days',
          message: plural(left, {
            one: `Peruutusaika ${range}, tämän päivän jälkeen jäljellä # päivä`,
            other: `Peruutusaika ${range}, tämän päivän jälkeen jäljellä # päivää`,
          }),
        })}
        ticks={ticks}
        marks={marks}
      />
      <p>
        {speaksOfCustomer
          ? t({
              id: 'withdrawal.beganOfStaff',
              message: `Aika alkoi, kun vahvistimme tilauksen ${confirmedOn}. Yksi tikku on yksi päivä.`,
            })
          : t({
              id: 'withdrawal.began',
              message: `Aika alkoi, kun vahvistimme tilauksesi ${confirmedOn}. Yksi tikku on yksi päivä.`,
            })}
      </p>
    </>
  );
}

/** How long one may withdraw, and how else (`withdrawal.aside`). */
export function WithdrawalAside({ order, today }: { order: WithdrawableOrder | null; today: string }) {
  const { t, i18n } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { phone, shown } = usePortal().brand.contacts.customerService;
  const left = order ? daysBetween(today, order.lastDay) : 0;
  const title = !order
    ? t({ id: 'withdrawal.otherWays', message: 'Muut tavat peruuttaa' })
    : left === 0
      ? t({ id: 'withdrawal.lastDay', message: 'Peruutusaika päättyy tänään' })
      : t({
          id: 'withdrawal.daysLeft',
          message: plural(left, { one: 'Peruutusaikaa on # päivä', other: 'Peruutusaikaa on # päivää' }),
        });
  const href = `/api/documents/withdrawal-form?lang=${i18n.locale}`;
  return (
    <Panel title={title}>
      {order && <Days {...{ order, today }} />}
      <p>
        {withElements(
          speaksOfCustomer
            ? t({
                id: 'withdrawal.elsewhereOfStaff',
                message: `Asiakas voi peruuttaa myös puhelimitse, <0>${shown}</0>, tai <1>lomakkeella (PDF)</1>.`,
              })
            : t({
                id: 'withdrawal.elsewhere',
                message: `Voit peruuttaa myös puhelimitse, <0>${shown}</0>, tai <1>lomakkeella (PDF)</1>.`,
              }),
          (words) => (
            <TextLink href={`tel:${phone}`}>{words}</TextLink>
          ),
          (words) => (
            <TextLink href={href}>{words}</TextLink>
          ),
        )}
      </p>
    </Panel>
  );
}

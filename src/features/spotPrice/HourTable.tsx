import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import type { Slot } from '../../../domain/spotPrices/index.ts';
import { QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import type { DataColumn } from '../../ui/DataTable/dataColumn.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { CsvButton } from './CsvButton.tsx';
import { csvOfSlots } from './spotCsv.ts';
import { hourName, hoursOf, type HourRow } from '../../shared/spot/shownPrices.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';

/** Hours that are there from the start. */
const SHOWN = 8;

interface HourTableProps {
  /** Of a day. */
  slots: readonly Slot[];
  /** Beside the heading. */
  action?: ReactNode;
  /** What is said of VAT in the file. */
  vat: string;
}

/** The same prices as in the chart, hour by hour (`spotPage.table`). */
export function HourTable({ slots, action, vat }: HourTableProps) {
  const { t, i18n } = useLingui();
  const { time, weekday } = useFormats();
  const texts = useSpotTexts();
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => hoursOf(slots), [slots]);
  const hasQuarters = rows.some(({ prices }) => prices.length > 1);
  const day = slots[0] ? weekday(helsinkiDay(slots[0].start)) : '';
  const hours = rows.length;
  const title = hasQuarters
    ? t({ id: 'spotPrice.quarters', message: `Hinnat vartteina, ${day}` })
    : t({ id: 'spotPrice.hours', message: `Hinnat tunteina, ${day}` });
  const hour = t({ id: 'spotPrice.hour', message: 'Tunti' });
  const mean = hasQuarters
    ? t({ id: 'spotPrice.mean', message: 'Keskihinta' })
    : t({ id: 'spotPrice.price', message: 'Hinta' });
  const priceLabel = t({ id: 'spotPrice.price', message: 'Hinta' });
  const from = t({ id: 'spotPrice.csv.from', message: 'Alkaa' });
  const to = t({ id: 'spotPrice.csv.to', message: 'Päättyy' });
  const figureOf = (price: number | null) => (price === null ? texts.missing : texts.figure(price).figure);
  const columns = useMemo(
    (): DataColumn<HourRow>[] => [
      { key: 'hour', label: hour, isRowHeader: true, cell: ({ start }) => hourName(start) },
      ...(hasQuarters ? [0, 1, 2, 3] : []).map((index): DataColumn<HourRow> => ({
        key: String(index),
        label: time(index * QUARTER_MS).slice(-3),
        align: 'end',
        cell: ({ prices }) => figureOf(prices[index] ?? null),
      })),
      {
        key: 'mean',
        label: mean,
        align: 'end',
        cell: (row) => figureOf(row.mean),
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps
    [hour, mean, hasQuarters],
  );
  return (
    <Section title={title} action={action}>
      <Stack>
        <DataTable
          caption={`${title}, c/kWh`}
          columns={columns}
          rows={isWhole ? rows : rows.slice(0, SHOWN)}
          rowKey={({ start }) => String(start)}
          locale={i18n.locale}
          narrow="scroll"
        />
        {hours !== 24 && (
          <Note>
            {hours < 24
              ? t({ id: 'spotPrice.spring', message: 'Kellot siirtyivät kesäaikaan: tunti 03–04 puuttuu.' })
              : t({
                  id: 'spotPrice.autumn',
                  message: 'Kellot siirtyivät talviaikaan: tunti 03–04 on kahdesti, A ja B. Kuvaajassa toinen on 03*.',
                })}
          </Note>
        )}
        <Row>
          {hours > SHOWN && (
            <Button variant="quiet" onClick={() => setWhole(!isWhole)}>
              {isWhole
                ? t({ id: 'spotPrice.fewerHours', message: 'Näytä vähemmän' })
                : t({ id: 'spotPrice.allHours', message: `Näytä kaikki ${hours} tuntia` })}
            </Button>
          )}
          {slots[0] && (
            <CsvButton
              name={`porssihinta-${helsinkiDay(slots[0].start)}`}
              content={() => csvOfSlots(slots, [from, to, `${priceLabel}, c/kWh, ${vat}`])}
            />
          )}
        </Row>
      </Stack>
    </Section>
  );
}

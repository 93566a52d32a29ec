import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Download } from 'lucide';
import { firstDayOf, lastDayOf } from '../../../domain/time/index.ts';
import type { DeliverySite, TariffReplay } from '../../../domain/types.ts';
import { downloadCsv } from '../../shared/files/download.ts';
import { late } from '../../shared/late.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Ranking, type RankedItem } from '../../ui/Ranking/Ranking.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import type { Counted } from './replay.view.ts';
import { csvOfReplay } from './replayCsv.ts';
import { Shifted } from './Shifted.tsx';
import { useReplayTexts } from './useReplayTexts.ts';

const MonthTable = late(() => import('./MonthTable.tsx'), 'MonthTable', { meanwhile: null });

interface ComparedProps {
  replay: TariffReplay;
  /** The cheapest first; two at least. */
  ranked: readonly Counted[];
  site: DeliverySite;
}

/** What is compared, and what is left out of it (`comparisonPage.leftOut`). */
function Basis({ months }: Pick<TariffReplay, 'months'>) {
  const { t } = useLingui();
  const { dateRange } = useReplayTexts();
  const range = dateRange(firstDayOf(months[0]?.month ?? ''), lastDayOf(months.at(-1)?.month ?? ''));
  const left = months.filter(({ gap }) => gap !== null).length;
  return (
    <Stack gap="small">
      <Note>
        {left === 0
          ? t({ id: 'comparison.basis', message: `Laskettu omasta kulutuksestasi ajalta ${range}.` })
          : t({
              id: 'comparison.basisOfPart',
              message: plural(left, {
                one: `Laskettu omasta kulutuksestasi ajalta ${range}. # kuukausi on jätetty pois kaikista, koska siltä puuttuu mittauksia tai pörssihintoja.`,
                other: `Laskettu omasta kulutuksestasi ajalta ${range}. # kuukautta on jätetty pois kaikista, koska niiltä puuttuu mittauksia tai pörssihintoja.`,
              }),
            })}
      </Note>
      <Note>
        {t({
          id: 'comparison.leftOut',
          message:
            'Mukana ovat energia ja perusmaksu arvonlisäveroineen nykyisillä hinnoilla, eivät sähkönsiirto eikä sähkövero. Menneet hinnat eivät kerro tulevista.',
        })}
      </Note>
    </Stack>
  );
}

/** The products beside one another, their months, and what moving some of the use would do. */
export function Compared({ replay, ranked, site }: ComparedProps) {
  const { t } = useLingui();
  const { money, monthName, pricesOf } = useReplayTexts();
  const { months } = replay;
  const least = ranked[0]?.total ?? 0;
  const items = ranked.map((product, index): RankedItem => {
    const { tariffNo, productName, isOwn, total, costs } = product;
    const known = costs.flatMap((cost, at) => (cost === null ? [] : [{ cost, month: months[at]?.month ?? '' }]));
    const dearest = known.reduce((most, one) => (one.cost > most.cost ? one : most));
    const [month, most] = [monthName(dearest.month), money(dearest.cost)];
    const mean = money(total / known.length);
    const more = money(total - least);
    return {
      key: String(tariffNo),
      title: productName,
      note: pricesOf(product),
      tag: isOwn && (
        <Tag tone="positive" icon={Check}>
          {t({ id: 'comparison.own', message: 'Sopimuksesi' })}
        </Tag>
      ),
      figure: money(total),
      figureNote:
        index === 0
          ? t({ id: 'comparison.mean', message: `keskimäärin ${mean} kuukaudessa` })
          : t({ id: 'comparison.more', message: `${more} enemmän` }),
      values: costs,
      summary: t({
        id: 'comparison.chart',
        message: `${productName} kuukausittain. Kallein kuukausi ${month}: ${most}.`,
      }),
    };
  });
  const spot = ranked.find(({ kind }) => kind === 'spot');
  const [month, energy] = [
    t({ id: 'comparison.month', message: 'Kuukausi' }),
    t({ id: 'comparison.energy', message: 'Kulutus' }),
  ];
  const give = () =>
    downloadCsv(
      csvOfReplay(replay, [month, `${energy}, kWh`]),
      `sopimusvertailu-${site.meteringPointNo}-${months[0]?.month}-${months.at(-1)?.month}`,
    );
  return (
    <Stack gap="large">
      <Ranking items={items} slots={months.map(({ month: of }) => `${Number(of.slice(5))}/${of.slice(2, 4)}`)} />
      <Basis months={months} />
      {spot && <Shifted {...{ replay, spot }} />}
      <MonthTable {...{ replay, ranked }} labels={{ month, energy }} />
      <Row>
        <Button variant="secondary" icon={Download} onClick={give}>
          {t({ id: 'comparison.csv', message: 'Lataa laskelma (CSV)' })}
        </Button>
      </Row>
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import type { DeliverySite } from '../../../domain/types.ts';
import type { ConsumptionPicture } from '../../../machines/consumption-view/consumptionView.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { csvOf } from './csv.ts';
import { downloadCsv } from '../../shared/files/download.ts';
import { isNettedIn, type Interval } from '../../shared/consumption/intervals.ts';

interface CsvButtonProps {
  site: DeliverySite;
  picture: ConsumptionPicture;
  intervals: readonly Interval[];
}

/** What is shown, as a file (`consumptionPage.csv`). */
export function CsvButton({ site, picture: { wish }, intervals }: CsvButtonProps) {
  const { t } = useLingui();
  const give = () => {
    const text = csvOf(intervals, {
      from: t({ id: 'consumption.csv.from', message: 'Alkaa' }),
      to: t({ id: 'consumption.csv.to', message: 'Päättyy' }),
      energy: isNettedIn(intervals)
        ? t({ id: 'consumption.csv.bought', message: 'Ostettu, kWh' })
        : t({ id: 'consumption.csv.energy', message: 'Energia, kWh' }),
      sold: t({ id: 'consumption.csv.sold', message: 'Myyty, kWh' }),
      cost: t({ id: 'consumption.csv.cost', message: 'Hinta, €' }),
      price: t({ id: 'consumption.csv.price', message: 'Oma hinta, c/kWh' }),
      temperature: t({ id: 'consumption.csv.temperature', message: 'Lämpötila, °C' }),
      status: t({ id: 'consumption.csv.status', message: 'Tila' }),
      statuses: {
        measured: t({ id: 'consumption.csv.measured', message: 'mitattu' }),
        estimated: t({ id: 'consumption.csv.estimated', message: 'arvioitu' }),
        late: t({ id: 'consumption.csv.late', message: 'tulossa' }),
        missing: t({ id: 'consumption.csv.missing', message: 'puuttuu' }),
      },
    });
    downloadCsv(text, `kulutus-${site.meteringPointNo}-${wish.from}-${wish.to}`);
  };
  return (
    <Button variant="secondary" size="small" icon={Download} onClick={give}>
      {t({ id: 'consumption.csv', message: 'Lataa CSV' })}
    </Button>
  );
}

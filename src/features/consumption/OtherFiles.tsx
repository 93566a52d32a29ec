import { useLingui } from '@lingui/react/macro';
import { Download, Image } from 'lucide';
import type { RefObject } from 'react';
import type { DeliverySite } from '../../../domain/types.ts';
import type { ConsumptionPicture } from '../../../machines/consumption-view/consumptionView.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Row } from '../../ui/Stack/Stack.tsx';
import { datahubCsvOf } from './csv.ts';
import { download, downloadCsv } from '../../shared/files/download.ts';
import type { Interval } from '../../shared/consumption/intervals.ts';

interface OtherFilesProps {
  site: DeliverySite;
  picture: ConsumptionPicture;
  intervals: readonly Interval[];
  /** Where the chart stands; null where it does not. */
  chart: RefObject<HTMLElement | null> | null;
  title: string;
}

/** What is shown as a picture, and electricity by hour or quarter as Datahub gives it (`consumptionPage.image`, `consumptionPage.datahubCsv`). */
export function OtherFiles({ site, picture: { wish }, intervals, chart, title }: OtherFilesProps) {
  const { t } = useLingui();
  const name = `kulutus-${site.meteringPointNo}-${wish.from}-${wish.to}`;
  const isMeasured = wish.resolution === 'hour' || wish.resolution === 'minute';
  const givePicture = async () => {
    const { chartPicture } = await import('../../ui/Chart/chartPicture.ts');
    const image = chart?.current && (await chartPicture(chart.current, title));
    if (image) download(image, `${name}.png`);
  };
  const giveDatahub = () => downloadCsv(datahubCsvOf(intervals, site.meteringPointId), `${name}-datahub`);
  return (
    <Row>
      {chart && (
        <Button variant="secondary" size="small" icon={Image} onClick={() => void givePicture()}>
          {t({ id: 'consumption.asImage', message: 'Lataa kuvana' })}
        </Button>
      )}
      {isMeasured && !site.isDistrictHeat && (
        <Button variant="secondary" size="small" icon={Download} onClick={giveDatahub}>
          {t({ id: 'consumption.asDatahub', message: 'Lataa Datahubin muodossa (CSV)' })}
        </Button>
      )}
    </Row>
  );
}

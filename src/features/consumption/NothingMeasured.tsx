import { useLingui } from '@lingui/react/macro';
import type { Day } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { latestQuery } from './consumption.query.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

interface NothingMeasuredProps {
  customerId: string;
  meteringPointNo: string;
  /** The first of the days that are shown. */
  from: Day;
}

/** That nothing of some days is known; of days after the last that is, which that is, and the way there (`consumptionPage.latest`). */
export function NothingMeasured({ customerId, meteringPointNo, from }: NothingMeasuredProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { api } = useSession();
  const { resolution, show } = useConsumptionSearch();
  const { data } = useQuery(latestQuery(api, { customerId, meteringPointNo }));
  const latest = data?.latestMeasurement ?? null;
  const day = latest !== null && latest < from ? date(latest) : null;
  return (
    <Stack>
      <Notice tone="info">
        {t({ id: 'consumption.nothing', message: 'Tältä ajalta ei ole mittauksia.' })}
        {day !== null && ` ${t({ id: 'consumption.latest', message: `Viimeisin mittaus on päivältä ${day}.` })}`}
      </Notice>
      {latest !== null && day !== null && (
        <Row>
          <Button variant="secondary" size="small" onClick={() => show({ from: latest, to: latest }, resolution)}>
            {t({ id: 'consumption.toLatest', message: `Näytä ${day}` })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Printer } from 'lucide';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DeliverySite } from '../../../domain/types.ts';
import {
  consumptionViewMachine,
  type ConsumptionWish,
} from '../../../machines/consumption-view/consumptionView.machine.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useReadingFlow } from '../../shared/flow/useReadingFlow.ts';
import { late } from '../../shared/late.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Compared } from './Compared.tsx';
import { consumptionActors } from './consumption.actors.ts';
import { ConsumptionControls } from './ConsumptionControls.tsx';
import { ConsumptionFigures } from './ConsumptionFigures.tsx';
import { ConsumptionPicture } from './ConsumptionPicture.tsx';
import { CsvButton } from './CsvButton.tsx';
import { intervalsOf } from '../../shared/consumption/intervals.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

const WeatherCompared = late(() => import('./WeatherCompared.tsx'), 'WeatherCompared', { meanwhile: null });

const Effect = late(() => import('./Effect.tsx'), 'Effect', { meanwhile: null });

interface ConsumptionFlowProps {
  customerId: string;
  sites: readonly DeliverySite[];
  site: DeliverySite;
}

/** What the address asks for is shown as soon as it has come; what was shown before stays until then. */
export function ConsumptionFlow({ customerId, sites, site }: ConsumptionFlowProps) {
  const { t } = useLingui();
  const { api } = useSession();
  const { range, resolution } = useConsumptionSearch();
  const { meteringPointNo, publicWeatherMeteringPointNo: weatherPlaceNo } = site;
  const wish: ConsumptionWish = { meteringPointNo, weatherPlaceNo, ...range, resolution };
  const actor = useReadingFlow(consumptionViewMachine, 'view.retry', {
    actors: consumptionActors(api, customerId),
    input: { wish },
  });
  const picture = useSelector(actor, ({ context }) => context.picture);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const intervals = useMemo(() => (picture ? intervalsOf(picture.columns) : []), [picture]);
  const asked = JSON.stringify(wish);
  const ask = useEffectEvent(() => {
    if (JSON.stringify(actor.getSnapshot().context.wish) !== asked) actor.send({ type: 'view.ask', wish });
  });
  useEffect(() => ask(), [asked]);
  const shownSite = sites.find((one) => one.meteringPointNo === picture?.wish.meteringPointNo) ?? site;
  return (
    <Stack gap="large">
      <PageHeading
        actions={
          <>
            {picture && <CsvButton site={shownSite} {...{ picture, intervals }} />}
            <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
              {t({ id: 'consumption.print', message: 'Tulosta' })}
            </Button>
          </>
        }
      >
        {t({ id: 'consumption.title', message: 'Kulutus' })}
      </PageHeading>
      <ConsumptionControls {...{ sites, site }} />
      <ConsumptionFigures {...{ customerId, site, range }} />
      {!site.isDistrictHeat && (
        <Row>
          <GoLink href={`/consumption/comparison?point=${meteringPointNo}`}>
            {t({ id: 'consumption.toComparison', message: 'Vertaa sopimuksia omalla kulutuksellasi' })}
          </GoLink>
        </Row>
      )}
      {failure && (
        <FailureNotice
          title={
            picture
              ? t({ id: 'consumption.outdated', message: 'Valitsemaasi näkymää ei saatu; kuvassa on edellinen' })
              : t({ id: 'consumption.failed', message: 'Kulutusta ei saatu näkyviin' })
          }
          failure={failure}
          retry={{ isBusy, onRetry: () => actor.send({ type: 'view.retry' }) }}
        />
      )}
      {picture && <ConsumptionPicture site={shownSite} {...{ customerId, picture, intervals, isBusy }} />}
      {!picture && !failure && (
        <DetailSkeleton label={t({ id: 'consumption.loading', message: 'Ladataan kulutusta' })} />
      )}
      <WeatherCompared {...{ customerId, site, range }} />
      <Compared {...{ customerId, site }} />
      {!site.isDistrictHeat && <Effect {...{ customerId, site }} />}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { SpotType } from '../../../domain/spotPrices/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import { spotPriceMachine, type SpotPicture } from '../../../machines/spot-price/spotPrice.machine.ts';
import { serverNow } from '../../platform/clock.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useReadingFlow } from '../../shared/flow/useReadingFlow.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { MarginChoice } from './MarginChoice.tsx';
import { spotPriceActors } from './spotPrice.actors.ts';
import { SpotDay } from './SpotDay.tsx';
import { SpotMonths } from './SpotMonths.tsx';
import { SpotNow } from './SpotNow.tsx';
import { Summary } from './Summary.tsx';
import { useOwnMargin } from './useOwnMargin.ts';
import { useSpotSearch } from './useSpotSearch.ts';
import { VatChoice } from './VatChoice.tsx';

const NotFoundPage = late(() => import('../../shared/page/NotFoundPage.tsx'), 'NotFoundPage');

function ViewChoice() {
  const { t } = useLingui();
  const { wish, change } = useSpotSearch();
  return (
    <SegmentedControl<'now' | 'day' | 'months'>
      label={t({ id: 'spotPrice.view', message: 'Näkymä' })}
      legendAs="hidden"
      options={[
        { value: 'now', label: t({ id: 'spotPrice.view.now', message: 'Nyt' }) },
        { value: 'day', label: t({ id: 'spotPrice.view.day', message: 'Päivä' }) },
        { value: 'months', label: t({ id: 'spotPrice.view.months', message: 'Kuukaudet' }) },
      ]}
      value={wish.view}
      onChoose={(view) =>
        change({
          day: view === 'day' ? helsinkiToday(serverNow()) : undefined,
          view: view === 'months' ? view : undefined,
        })
      }
    />
  );
}

function Picture({ picture }: { picture: SpotPicture }) {
  if ('months' in picture) return <SpotMonths months={picture.months} />;
  return picture.wish.view === 'day' ? <SpotDay prices={picture.prices} /> : <SpotNow prices={picture.prices} />;
}

function SpotPriceFlow({ type }: { type: SpotType }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { wish } = useSpotSearch();
  const hasOwn = useOwnMargin(type) !== null;
  const actor = useReadingFlow(spotPriceMachine, 'prices.retry', {
    actors: spotPriceActors(api),
    input: { type, wish },
  });
  const picture = useSelector(actor, ({ context }) => context.picture);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const heading =
    type === 'consumption'
      ? t({ id: 'spotPrice.title', message: 'Pörssisähkön hinta' })
      : t({ id: 'spotPrice.productionTitle', message: 'Pientuotannon pörssihinta' });
  usePage(heading);
  // The address asks for what the person has chosen.
  const asked = JSON.stringify(wish);
  const ask = useEffectEvent(() => {
    if (JSON.stringify(actor.getSnapshot().context.wish) !== asked) actor.send({ type: 'prices.ask', wish });
  });
  useEffect(() => ask(), [asked]);
  return (
    <Stack gap="large">
      <PageHeading
        lead={picture && 'prices' in picture && <Summary prices={picture.prices} />}
        actions={
          <>
            <ViewChoice />
            {hasOwn && picture?.wish.view !== 'months' && <MarginChoice />}
            {type === 'consumption' && <VatChoice />}
          </>
        }
      >
        {heading}
      </PageHeading>
      {failure && (
        <FailureNotice
          title={
            picture
              ? t({ id: 'spotPrice.outdated', message: 'Uusia hintoja ei saatu' })
              : t({ id: 'spotPrice.failed', message: 'Hintoja ei saatu näkyviin' })
          }
          failure={failure}
          retry={{ isBusy, onRetry: () => actor.send({ type: 'prices.retry' }) }}
        />
      )}
      {picture && <Picture picture={picture} />}
      {!picture && !failure && <DetailSkeleton label={t({ id: 'spotPrice.loading', message: 'Ladataan hintoja' })} />}
    </Stack>
  );
}

/** What electricity costs at the exchange; there are two kinds of it, and no other (`spot.types`). */
export function SpotPricePage() {
  const { type } = useParams({ strict: false });
  if (type !== 'consumption' && type !== 'production') return <NotFoundPage />;
  return <SpotPriceFlow key={type} type={type} />;
}

import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { cheapTimes, meanOverTime, slotNow } from '../../../../domain/spotPrices/index.ts';
import { addDays, helsinkiDay } from '../../../../domain/time/index.ts';
import type { SpotPrices } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { DayChoice, type ShownDay } from '../../../shared/spot/DayChoice.tsx';
import { PriceNow } from '../../../shared/spot/PriceNow.tsx';
import { ofDay, shownSlots, usualOf } from '../../../shared/spot/shownPrices.ts';
import { SpotChart } from '../../../shared/spot/SpotChart.tsx';
import { SpotLegend } from '../../../shared/spot/SpotLegend.tsx';
import { spotPricesQuery } from '../../../shared/spot/spotPrices.query.ts';
import { useQuarter } from '../../../shared/spot/useQuarter.ts';
import { useSpotTexts } from '../../../shared/spot/useSpotTexts.ts';
import { FigureList } from '../../../ui/FigureList/FigureList.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { Panel } from '../../../ui/Panel/Panel.tsx';
import { SideColumn } from '../../../ui/SideColumn/SideColumn.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Row } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';

/** Cheap times that are told, of those that are not over. */
const TOLD = 3;

function ShownPrices({ prices, isOld }: { prices: SpotPrices; isOld: boolean }) {
  const { t } = useLingui();
  const { time, weekday } = useFormats();
  const texts = useSpotTexts();
  const [asked, setAsked] = useState<ShownDay>('today');
  const now = useQuarter(prices.now);
  const today = helsinkiDay(now);
  const tomorrow = addDays(today, 1);
  const slots = useMemo(() => shownSlots(prices, true), [prices]);
  const ofTomorrow = useMemo(() => ofDay(slots, tomorrow), [slots, tomorrow]);
  const day = ofTomorrow.length > 0 ? asked : 'today';
  const shown = useMemo(() => (day === 'today' ? ofDay(slots, today) : ofTomorrow), [day, slots, today, ofTomorrow]);
  const usual = usualOf(prices, today, true);
  const current = slotNow(slots, now);
  const price = current?.price ?? null;
  const cheap = useMemo(
    () =>
      cheapTimes(
        shown.filter(({ end }) => end > now),
        usual,
        TOLD,
      ),
    [shown, usual, now],
  );
  const mean = meanOverTime(shown);
  const isKnown = mean !== null;
  const times = current ? texts.times(current) : '';
  const ofMean = mean === null ? '' : texts.price(mean);
  const expected = prices.expectedAt === null ? '' : time(Date.parse(prices.expectedAt));
  const shownDay = weekday(day === 'today' ? today : tomorrow);
  return (
    <Panel
      tone="kaamos"
      title={
        current
          ? t({ id: 'home.spot.now', message: `Pörssisähkö nyt, ${times}` })
          : t({ id: 'home.spot', message: 'Pörssisähkö' })
      }
    >
      <SideColumn
        side={
          <>
            <PriceNow price={price} usual={usual} vat={texts.vat(prices, true)} />
            {price === null && (
              <Note>{t({ id: 'home.spot.noneNow', message: 'Tämän hetken hintaa ei ole saatu.' })}</Note>
            )}
            {cheap.length > 0 && (
              <>
                <Note>
                  {day === 'today'
                    ? t({ id: 'home.spot.cheap', message: 'Tämän päivän halvimmat ajat tästä eteenpäin' })
                    : t({ id: 'home.spot.cheapTomorrow', message: 'Huomisen halvimmat ajat' })}
                </Note>
                <FigureList
                  items={cheap.map((cheapTime) => ({ label: texts.times(cheapTime), ...texts.figure(cheapTime.mean) }))}
                />
              </>
            )}
            <Row>
              <GoLink href="/spotprice/consumption">{t({ id: 'home.spot.all', message: 'Katso pörssihinnat' })}</GoLink>
            </Row>
          </>
        }
      >
        <Row>
          {ofTomorrow.length > 0 && <DayChoice day={day} onChoose={setAsked} />}
          {isKnown && <Note>{t({ id: 'home.spot.mean', message: `Päivän keskihinta ${ofMean}` })}</Note>}
        </Row>
        {isKnown ? (
          <>
            <SpotChart slots={shown} {...{ usual, now, cheap }} chosen={null} />
            <SpotLegend slots={shown} usual={usual} hasChosen={false} />
          </>
        ) : (
          <Note>{t({ id: 'home.spot.none', message: `Päivältä ${shownDay} ei ole hintoja.` })}</Note>
        )}
        {prices.expectedAt !== null && (
          <Note>{t({ id: 'home.spot.awaited', message: `Huomisen hinnat julkaistaan noin klo ${expected}.` })}</Note>
        )}
        {isOld && <Note>{t({ id: 'home.spot.old', message: 'Uusia hintoja ei saatu; nämä ovat aiemmat.' })}</Note>}
      </SideColumn>
    </Panel>
  );
}

/** What power costs now and today, with the way to all of it (`home.spot`). */
export function SpotPanel() {
  const { t } = useLingui();
  const { api } = useSession();
  const { data, error, isFetching, refetch } = useQuery(spotPricesQuery(api));
  if (data) return <ShownPrices prices={data} isOld={error !== null} />;
  return (
    <Panel tone="kaamos" title={t({ id: 'home.spot', message: 'Pörssisähkö' })}>
      {error ? (
        <FailureNotice
          title={t({ id: 'home.spot.failed', message: 'Pörssihintoja ei saatu näkyviin' })}
          failure={error}
          retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
        />
      ) : (
        <DetailSkeleton label={t({ id: 'home.spot.loading', message: 'Ladataan hintoja' })} />
      )}
    </Panel>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cheapestSlot, runsWhere, type Slot, type SpotType } from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';

/** When the price is below zero, and what that means; nothing where it never is (`spotPage.negative`). */
function Negative({ slots, type, now }: { slots: readonly Slot[]; type: SpotType; now: number }) {
  const { t } = useLingui();
  const { weekday } = useFormats();
  const texts = useSpotTexts();
  const least = cheapestSlot(slots);
  const runs = runsWhere(slots, (price) => price < 0);
  if (!least || least.price >= 0) return null;
  const hasOthers = runs.some(({ start }) => helsinkiDay(start) !== helsinkiDay(now));
  const times = runs
    .map((run) => (hasOthers ? `${weekday(helsinkiDay(run.start))} ${texts.times(run)}` : texts.times(run)))
    .join(', ');
  const lowest = texts.price(least.price);
  const count = runs.length;
  return (
    <Panel title={t({ id: 'spotPrice.negative', message: 'Hinta käy nollan alla' })}>
      <p>
        {t({
          id: 'spotPrice.negative.when',
          message: `${plural(count, { one: 'Jakso', other: 'Jaksot' })}: ${times}. Alimmillaan ${lowest}. Sähköä tuotetaan silloin enemmän kuin sitä käytetään.`,
        })}
      </p>
      <Note>
        {type === 'consumption'
          ? t({
              id: 'spotPrice.negative.use',
              message:
                'Pörssisopimuksessa miinushinta pienentää energian hintaa. Siirto, marginaali ja sähkövero maksetaan silti.',
            })
          : t({
              id: 'spotPrice.negative.production',
              message:
                'Kun hinta on miinuksella, verkkoon myyty sähkö pienentää hyvitystäsi. Käytä silloin tuotantosi itse, jos voit.',
            })}
      </Note>
    </Panel>
  );
}

/** What is asked often of spot prices. */
function Questions() {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'spotPrice.questions', message: 'Usein kysyttyä' })}>
      <Accordion
        isFirstOpen
        items={[
          {
            question: t({ id: 'spotPrice.q.tomorrow', message: 'Milloin huomisen hinnat tulevat?' }),
            answer: t({
              id: 'spotPrice.a.tomorrow',
              message: 'Sähköpörssi julkaisee seuraavan päivän hinnat noin klo 14. Ne tulevat tälle sivulle itsestään.',
            }),
          },
          {
            question: t({ id: 'spotPrice.q.quarter', message: 'Miksi hinta vaihtuu vartin välein?' }),
            answer: t({
              id: 'spotPrice.a.quarter',
              message:
                'Sähkön tukkuhinta on määräytynyt 15 minuutin jaksoissa 1.10.2025 alkaen. Sitä ennen hinta vaihtui tunneittain.',
            }),
          },
          {
            question: t({ id: 'spotPrice.q.more', message: 'Mitä maksan pörssihinnan lisäksi?' }),
            answer: t({
              id: 'spotPrice.a.more',
              message: 'Sopimuksesi marginaalin ja perusmaksun, sähkönsiirron verkkoyhtiölle sekä sähköveron.',
            }),
          },
        ]}
      />
    </Section>
  );
}

interface SpotAsideProps {
  slots: readonly Slot[];
  type: SpotType;
  now: number;
}

export const SpotAside = (props: SpotAsideProps) => (
  <>
    <Negative {...props} />
    <Questions />
  </>
);

import { useLingui } from '@lingui/react/macro';
import { classThresholds, type ConsumptionClass } from '../../../domain/consumption/index.ts';
import { ClassGauge } from '../../ui/ClassGauge/ClassGauge.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { useIntervalTexts } from './useIntervalTexts.ts';

/** Where the largest class is cut off, in kWh a year. */
const MOST = 9000;
const classes = Object.entries(classThresholds).map(([name, from]) => ({ name, from }));

interface LevelProps {
  /** In kWh a year. */
  estimate: number;
  of: ConsumptionClass;
}

/** How the home stands among homes of other sizes, by what a year comes to (`consumptionPage.level`). */
export function Level({ estimate, of }: LevelProps) {
  const { t } = useLingui();
  const texts = useIntervalTexts(false);
  const amount = texts.energy(estimate);
  const next = classes.find(({ from }) => from > classThresholds[of]);
  const [from, below] = [texts.energy(classThresholds[of]), texts.energy(next?.from ?? 0)];
  return (
    <Section title={t({ id: 'consumption.level', message: 'Kulutusluokka' })}>
      <ClassGauge
        classes={classes}
        max={MOST}
        value={estimate}
        label={t({ id: 'consumption.levelSummary', message: `Arvio ${amount} vuodessa, kulutusluokka ${of}` })}
      />
      <Note>
        {next
          ? classThresholds[of] === 0
            ? t({ id: 'consumption.levelBelow', message: `Luokkaan ${of} kuuluu vuosikulutus, joka on alle ${below}.` })
            : t({
                id: 'consumption.levelBetween',
                message: `Luokkaan ${of} kuuluu vuosikulutus, joka on vähintään ${from} ja alle ${below}.`,
              })
          : t({
              id: 'consumption.levelAbove',
              message: `Luokkaan ${of} kuuluu vuosikulutus, joka on vähintään ${from}.`,
            })}
      </Note>
    </Section>
  );
}

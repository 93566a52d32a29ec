import { useLingui } from '@lingui/react/macro';
import { TrendingDown } from 'lucide';
import { useState } from 'react';
import type { TariffReplay } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { RangeField } from '../../ui/RangeField/RangeField.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { shiftedSaving, type Counted } from './replay.view.ts';
import { useReplayTexts } from './useReplayTexts.ts';

/** In percent. */
const [FIRST, MOST, STEP] = [20, 40, 5];

interface ShiftedProps {
  replay: TariffReplay;
  /** What is paid for by the exchange. */
  spot: Counted;
}

/** What spot would have cost if some of the use of dear hours had been in cheap ones (`comparisonPage.shift`). */
export function Shifted({ replay, spot: { productName, total } }: ShiftedProps) {
  const { t } = useLingui();
  const { percentage } = useFormats();
  const { money } = useReplayTexts();
  const [share, setShare] = useState(FIRST);
  const saving = shiftedSaving(replay, share);
  const less = money(saving);
  const written = (percent: number) => percentage(String(percent));
  return (
    <Panel title={t({ id: 'comparison.shift', message: 'Entä jos siirtäisit osan kulutuksesta?' })}>
      <Note>
        {t({
          id: 'comparison.shiftHow',
          message:
            'Laskelma siirtää osan vuorokauden kalleimman neljänneksen kulutuksesta saman vuorokauden halvimpaan neljännekseen.',
        })}
      </Note>
      <Measure>
        <RangeField
          label={t({ id: 'comparison.share', message: 'Siirrettävä osuus' })}
          value={share}
          onChange={setShare}
          min={0}
          max={MOST}
          step={STEP}
          format={written}
          scale={[0, MOST / 2, MOST].map(written)}
        />
      </Measure>
      <div aria-live="polite">
        <Note>{t({ id: 'comparison.afterShift', message: `${productName} siirron jälkeen` })}</Note>
        <KeyFigure figure={money(total - saving)}>
          <Tag tone="positive" icon={TrendingDown}>
            {t({ id: 'comparison.less', message: `${less} vähemmän` })}
          </Tag>
        </KeyFigure>
      </div>
    </Panel>
  );
}

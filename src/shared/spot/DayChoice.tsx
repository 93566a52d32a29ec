import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';

export type ShownDay = 'today' | 'tomorrow';

/** One of the two days, where there is room for one of them; only while there are two. */
export function DayChoice({ day, onChoose }: { day: ShownDay; onChoose(day: ShownDay): void }) {
  const { t } = useLingui();
  return (
    <SegmentedControl<ShownDay>
      label={t({ id: 'spotPrice.shownDay', message: 'Päivä' })}
      legendAs="hidden"
      options={[
        { value: 'today', label: t({ id: 'spotPrice.today', message: 'Tänään' }) },
        { value: 'tomorrow', label: t({ id: 'spotPrice.tomorrow', message: 'Huomenna' }) },
      ]}
      value={day}
      onChoose={onChoose}
    />
  );
}

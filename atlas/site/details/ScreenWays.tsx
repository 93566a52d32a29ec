import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../../src/ui/SegmentedControl/SegmentedControl.tsx';
import { languages, useScreenChoice } from './useScreenChoice.ts';

/** In which language, width and colours pictures are shown. */
export function ScreenWays() {
  const { t } = useLingui();
  const { way, choose } = useScreenChoice();
  return (
    <>
      <SegmentedControl
        label={t({ id: 'atlas.screen.language', message: 'Kuvan kieli' })}
        legendAs="hidden"
        value={way.language}
        options={languages.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
        onChoose={(language) => choose({ language })}
      />
      <SegmentedControl
        label={t({ id: 'atlas.screen.width', message: 'Kuvan leveys pikseleinä' })}
        legendAs="hidden"
        value={way.width === 390 ? '390' : '1280'}
        options={[
          { value: '390', label: '390' },
          { value: '1280', label: '1280' },
        ]}
        onChoose={(value) => choose({ width: value === '390' ? 390 : 1280 })}
      />
      <SegmentedControl
        label={t({ id: 'atlas.screen.colorScheme', message: 'Kuvan väriteema' })}
        legendAs="hidden"
        value={way.colorScheme}
        options={[
          { value: 'light', label: t({ id: 'atlas.theme.light', message: 'Vaalea' }) },
          { value: 'dark', label: t({ id: 'atlas.theme.dark', message: 'Tumma' }) },
        ]}
        onChoose={(colorScheme) => choose({ colorScheme })}
      />
    </>
  );
}

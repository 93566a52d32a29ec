import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { useSpotSearch } from './useSpotSearch.ts';

/** The price of the exchange, or what somebody pays by their own contract (`spotPage.margin`). */
export function MarginChoice() {
  const { t } = useLingui();
  const { isOwn, change } = useSpotSearch();
  return (
    <SegmentedControl<'exchange' | 'own'>
      label={t({ id: 'spotPrice.margin', message: 'Kenen hinta' })}
      legendAs="hidden"
      options={[
        { value: 'exchange', label: t({ id: 'spotPrice.margin.exchange', message: 'Pörssihinta' }) },
        { value: 'own', label: t({ id: 'spotPrice.margin.own', message: 'Oma hinta' }) },
      ]}
      value={isOwn ? 'own' : 'exchange'}
      onChoose={(chosen) => change({ price: chosen === 'own' ? 'own' : undefined })}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { useSpotSearch } from './useSpotSearch.ts';

/** Prices with VAT or without; what the customer earns has none (`spotPage.vat`). */
export function VatChoice() {
  const { t } = useLingui();
  const { isWithVat, change } = useSpotSearch();
  return (
    <SegmentedControl<'with' | 'without'>
      label={t({ id: 'spotPrice.vat', message: 'Arvonlisävero' })}
      legendAs="hidden"
      options={[
        { value: 'with', label: t({ id: 'spotPrice.withVat', message: 'Sis. alv' }) },
        { value: 'without', label: t({ id: 'spotPrice.withoutVat', message: 'Ilman alv:tä' }) },
      ]}
      value={isWithVat ? 'with' : 'without'}
      onChoose={(chosen) => change({ vat: chosen === 'without' ? 'without' : undefined })}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { useSpotSearch } from './useSpotSearch.ts';

/** What is said of VAT beside the first price (`spotPage.vat`). */
export function useVatText({ type, series }: Pick<SpotPrices, 'type' | 'series'>): string {
  const { t } = useLingui();
  const { percentage } = useFormats();
  const { isWithVat } = useSpotSearch();
  const rate = percentage(series[0]?.vatPercentage ?? '0');
  return isWithVat && type === 'consumption'
    ? t({ id: 'spotPrice.inclVat', message: `sis. alv ${rate}` })
    : t({ id: 'spotPrice.exclVat', message: 'ilman alv:tä' });
}

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

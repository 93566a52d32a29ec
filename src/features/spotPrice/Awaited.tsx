import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../i18n/useFormats.ts';

/** When the prices of tomorrow are expected (`spotPage.awaited`). */
export function Awaited({ expectedAt }: { expectedAt: string }) {
  const { t } = useLingui();
  const expected = useFormats().time(Date.parse(expectedAt));
  return t({ id: 'spotPrice.awaited', message: `Huomisen hinnat julkaistaan noin klo ${expected}.` });
}

import { useLingui } from '@lingui/react/macro';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Note } from '../../ui/Text/Text.tsx';

/** When the prices of tomorrow are expected, while they are (`spotPage.awaited`). */
export function Awaited({ expectedAt }: Pick<SpotPrices, 'expectedAt'>) {
  const { t } = useLingui();
  const { time } = useFormats();
  if (expectedAt === null) return null;
  const expected = time(Date.parse(expectedAt));
  return <Note>{t({ id: 'spotPrice.awaited', message: `Huomisen hinnat julkaistaan noin klo ${expected}.` })}</Note>;
}

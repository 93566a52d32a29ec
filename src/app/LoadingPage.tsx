import { useLingui } from '@lingui/react/macro';
import { TickLoader } from '../ui/TickLoader/TickLoader.tsx';

/** While a page or its texts are on their way. */
export function LoadingPage() {
  const { t } = useLingui();
  return <TickLoader label={t({ id: 'loading.page', message: 'Ladataan' })} />;
}

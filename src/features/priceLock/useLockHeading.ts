import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../../../domain/types.ts';

/** The heading of what has become of it, by the state of its machine; null while it is ordered. */
export function useLockHeading(state: string, result: OrderResult | null): string | null {
  const { t } = useLingui();
  switch (state) {
    case 'verificationNeeded':
      return t({ id: 'order.verify.title', message: 'Vahvista tilaus tunnistautumalla' });
    case 'verifiedElsewhere':
      return t({ id: 'order.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' });
    case 'receivedBefore':
      return t({ id: 'addon.receivedBefore', message: 'Olemme jo saaneet tämän tilauksen' });
    case 'unproven':
      return t({ id: 'priceLock.unproven', message: 'Hintaa ei lukittu' });
    case 'notImported':
      return t({ id: 'addon.notImported', message: 'Tilaus on tallessa' });
    case 'sent':
      if (result?.isOffer) return t({ id: 'addon.offered', message: 'Tarjous on lähetetty' });
      return t({ id: 'priceLock.sent', message: 'Hinta on lukittu' });
    default:
      return null;
  }
}

import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../../../domain/types.ts';

/**
 * The heading of what has become of an addition, by the state of its machine; null while it is chosen.
 *
 * @param isLock what is added is the lock of a price
 */
export function useAdditionHeading(state: string, result: OrderResult | null, isLock: boolean): string | null {
  const { t } = useLingui();
  const name = result?.product?.productName ?? '';
  switch (state) {
    case 'verificationNeeded':
      return t({ id: 'order.verify.title', message: 'Vahvista tilaus tunnistautumalla' });
    case 'verifiedElsewhere':
      return t({ id: 'order.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' });
    case 'receivedBefore':
      return t({ id: 'addon.receivedBefore', message: 'Olemme jo saaneet tämän tilauksen' });
    case 'unproven':
      return isLock
        ? t({ id: 'priceLock.unproven', message: 'Hintaa ei lukittu' })
        : t({ id: 'addon.unproven', message: 'Lisäpalvelua ei tilattu' });
    case 'notImported':
      return t({ id: 'addon.notImported', message: 'Tilaus on tallessa' });
    case 'sent':
      if (result?.isOffer) return t({ id: 'addon.offered', message: 'Tarjous on lähetetty' });
      return isLock
        ? t({ id: 'priceLock.sent', message: 'Hinta on lukittu' })
        : t({ id: 'addon.sent', message: `Kiitos, ${name} on tilattu` });
    default:
      return null;
  }
}

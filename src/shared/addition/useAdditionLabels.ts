import { useLingui } from '@lingui/react/macro';
import type { ConsentText } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { consentLabels } from '../consents/consentLabels.ts';
import { useDeliverySiteLabels } from '../deliverySite/useDeliverySiteLabels.ts';

/** What the fields of whatever is added to a contract are called, in the order in which they stand. */
export function useAdditionLabels(consents: readonly ConsentText[]) {
  const { t, i18n } = useLingui();
  return {
    ...useDeliverySiteLabels('site'),
    email: t({ id: 'addon.email', message: 'Sähköpostiosoite' }),
    phone: t({ id: 'addon.phone', message: 'Puhelinnumero' }),
    salesChannel: t({ id: 'order.salesChannel', message: 'Myyntikanava' }),
    salesPointId: t({ id: 'order.salesPoint', message: 'Myyntipiste' }),
    importAsOffer: t({ id: 'order.importAsOffer', message: 'Lähetetään tarjouksena, jonka asiakas hyväksyy itse' }),
    ...consentLabels('consents', consents, i18n.locale as Locale),
  };
}

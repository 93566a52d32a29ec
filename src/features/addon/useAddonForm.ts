import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { firstChoice } from '../../../domain/addons/index.ts';
import { additionConsents } from '../../../domain/orders/index.ts';
import type { Addon } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { consentLabels } from '../../shared/consents/consentLabels.ts';
import { useDeliverySiteLabels } from '../../shared/deliverySite/useDeliverySiteLabels.ts';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useResolvedForm } from '../../shared/form/useResolvedForm.ts';
import { NotFetchedError } from '../../shared/notFetched.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { isOffer } from '../../shared/sale/sold.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import type { AddonInput, AddonValues, Offered } from './addon.form.ts';

const fetchRules = () =>
  import('./later/addon.schema.ts').catch((cause: unknown) => {
    throw new NotFetchedError('the rules of an add-on could not be fetched', { cause });
  });

interface Asked {
  offered: Offered;
  orderer: Orderer;
  draft: DraftInUse<AddonValues>;
  /** The one that the address names; null where it names none. */
  wanted: string | null;
  onSubmit(input: AddonInput): void;
}

/** Whether it is to be found after the proof to which contract it goes, and nothing says where that is. */
export const isSiteAsked = ({ contract, contractCode }: Offered): boolean => contract === null && contractCode === null;

/** The form of an add-on, its boxes by what is chosen, and what that is. */
export function useAddonForm({ offered, orderer, draft, wanted, onSubmit }: Asked) {
  const { t, i18n } = useLingui();
  const { addons, consents, today, startDate, contract } = offered;
  const addonOf = (templateId: string): Addon | undefined =>
    addons.find((one) => one.templateId === templateId && !one.isIncluded);
  const boxesOf = (values: Pick<AddonValues, 'addon' | 'salesChannel' | 'importAsOffer'>) => {
    const addon = addonOf(values.addon);
    // Who is made an offer ticks what binds themselves (`offer.consents`).
    if (!addon || isOffer({ product: addon }, orderer, values)) return [];
    return additionConsents(addon, { consents, today, startDate });
  };
  useEffect(() => void pageStands.then(fetchRules).catch(() => {}), []);
  const form = useResolvedForm<AddonValues, AddonInput>({
    // Checked by rules that come once it stands: whoever is quicker waits for them.
    resolver: async (values, context, options) => {
      const { addonResolver } = await fetchRules();
      const asked = {
        boxes: boxesOf(values),
        isPhoneAsked: contract === null,
        isSiteAsked: isSiteAsked(offered),
        orderer,
      };
      return addonResolver(asked)(values, context, options);
    },
    defaultValues: {
      ...draft.values,
      addon: firstChoice(addons, wanted ?? draft.values.addon) ?? '',
      email: draft.values.email || (orderer.customer?.email ?? ''),
      phone: draft.values.phone || (orderer.customer?.mobileNumber ?? ''),
    },
    labels: {
      addon: t({ id: 'addon.choice', message: 'Lisäpalvelu' }),
      email: t({ id: 'addon.email', message: 'Sähköpostiosoite' }),
      phone: t({ id: 'addon.phone', message: 'Puhelinnumero' }),
      ...useDeliverySiteLabels('site'),
      salesChannel: t({ id: 'order.salesChannel', message: 'Myyntikanava' }),
      salesPointId: t({ id: 'order.salesPoint', message: 'Myyntipiste' }),
      importAsOffer: t({ id: 'order.importAsOffer', message: 'Lähetetään tarjouksena, jonka asiakas hyväksyy itse' }),
      ...consentLabels('consents', consents, i18n.locale as Locale),
    },
    onSubmit,
  });
  useSavedForm(form.methods, draft);
  const [addon, salesChannel, importAsOffer] = useWatch({
    control: form.methods.control,
    name: ['addon', 'salesChannel', 'importAsOffer'],
  });
  return { form, addonOf, boxesOf, chosen: addonOf(addon), boxes: boxesOf({ addon, salesChannel, importAsOffer }) };
}

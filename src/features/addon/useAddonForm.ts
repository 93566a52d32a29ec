import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { firstChoice } from '../../../domain/addons/index.ts';
import { additionConsents } from '../../../domain/orders/index.ts';
import type { Addon } from '../../../domain/types.ts';
import { begunValues, isSiteAsked } from '../../shared/addition/addition.form.ts';
import { useAdditionLabels } from '../../shared/addition/useAdditionLabels.ts';
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

/** The form of an add-on, its boxes by what is chosen, and what that is. */
export function useAddonForm({ offered, orderer, draft, wanted, onSubmit }: Asked) {
  const { t } = useLingui();
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
      ...begunValues(draft.values, orderer),
      addon: firstChoice(addons, wanted ?? draft.values.addon) ?? '',
    },
    labels: {
      addon: t({ id: 'addon.choice', message: 'Lisäpalvelu' }),
      ...useAdditionLabels(consents),
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

import { useLingui } from '@lingui/react/macro';
import { BatteryCharging, BellRing, Droplets, Package, ShieldCheck, Sparkles, Sun, Wind, type IconNode } from 'lucide';
import type { Addon, CampaignPrice } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Figure } from '../../i18n/formats.ts';

export const addonIcons: Record<Addon['icon'], IconNode> = {
  wind: Wind,
  water: Droplets,
  sun: Sun,
  shield: ShieldCheck,
  bell: BellRing,
  charging: BatteryCharging,
  package: Package,
  service: Sparkles,
};

/** The price of an add-on: by the month, or by what is used. */
export const priceOf = ({ prices }: Pick<Addon, 'prices'>): CampaignPrice | undefined =>
  prices.addonFee ?? prices.energy;

/** How add-ons are spoken of. */
export function useAddonWords() {
  const { t } = useLingui();
  const { price, priceFigure, percentage } = useFormats();
  /** As those whom it is for read prices: companies without VAT. */
  const amountOf = (of: CampaignPrice, customerType: Addon['customerType']) =>
    customerType === 'B2B' ? of.priceExclVat : of.priceInclVat;
  const text = (addon: Pick<Addon, 'prices' | 'customerType'>): string => {
    const of = priceOf(addon);
    return of ? price(amountOf(of, addon.customerType), of.pricingUnit) : '';
  };
  const figure = (addon: Addon): Figure | undefined => {
    const of = priceOf(addon);
    return of && priceFigure(amountOf(of, addon.customerType), of.pricingUnit);
  };
  /** The VAT in it, or upon it. */
  const vat = (addon: Addon): { label: string; value: string }[] => {
    const of = priceOf(addon);
    if (!of) return [];
    const rate = percentage(of.vatPercentage);
    return [
      {
        label:
          addon.customerType === 'B2B'
            ? t({ id: 'addon.vatUpon', message: `lisäksi alv ${rate}` })
            : t({ id: 'addon.vatIn', message: `josta alv ${rate}` }),
        value: price(of.vatAmount, of.pricingUnit),
      },
    ];
  };
  return { text, figure, vat };
}

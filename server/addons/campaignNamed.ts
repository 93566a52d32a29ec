import type { ContentSettings } from '../content/shapes.ts';

/** The id that stands for a campaign of add-ons of the settings, or the id itself (`addition.page`). */
export function addonCampaignNamed(
  id: string,
  { addonCampaigns, priceLock }: Pick<ContentSettings, 'addonCampaigns' | 'priceLock'>,
): string {
  if (id === 'b2c') return addonCampaigns.consumers;
  if (id === 'b2b') return addonCampaigns.companies;
  return id === 'lock' ? priceLock.campaign : id;
}

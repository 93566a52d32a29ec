import type { ContentSettings } from '../content/shapes.ts';

/** The id that stands for a campaign of add-ons of the settings, or the id itself (`addition.page`). */
export const addonCampaignNamed = (id: string, { addonCampaigns }: Pick<ContentSettings, 'addonCampaigns'>): string =>
  id === 'b2c' ? addonCampaigns.consumers : id === 'b2b' ? addonCampaigns.companies : id;

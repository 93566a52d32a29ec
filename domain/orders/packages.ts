import type { CampaignService } from '../types.ts';

/** The tariffs of what the packages among some services include: who has a package has paid for these (`order.packages`). */
export const includedIn = (services: readonly Pick<CampaignService, 'addonsTariffNumbers'>[]): number[] =>
  services.flatMap(({ addonsTariffNumbers = [] }) => addonsTariffNumbers);

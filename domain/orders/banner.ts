import type { CampaignTemplate, NewOrder } from '../types.ts';

/** What the thank-you says besides (`order.banner`): nothing of a service that was just ordered, alone or in a package. */
export function bannerAfter(
  { banner, services }: Pick<CampaignTemplate, 'banner' | 'services'>,
  ordered: Pick<NewOrder['formData'], 'services'>,
): CampaignTemplate['banner'] {
  const tariffs = services
    .flatMap(({ values }) => values)
    .filter(({ templateId }) => ordered.services.includes(templateId))
    .flatMap(({ tariffNo, addonsTariffNumbers = [] }) => [tariffNo, ...addonsTariffNumbers]);
  return banner?.tariffNo !== undefined && tariffs.includes(banner.tariffNo) ? undefined : banner;
}

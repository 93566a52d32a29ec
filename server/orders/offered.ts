import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import { ProblemError } from '../problem.ts';
import type { Queries } from '../store/queries.ts';
import { campaignTemplate } from '../views/campaignTemplate.ts';

/**
 * The product of an order as it is offered on the day, in the order's language: what was ordered must be what was read.
 *
 * @throws ProblemError `resource.notFound`, `campaign.closed`; `order.termsChanged` where tariff, code of the campaign or the
 *   words of a box are others by now (`order.termsChanged`)
 */
export async function offeredProduct(
  db: Queries,
  contents: Contents,
  { campaignId, productData, consents, locale }: Pick<NewOrder, 'campaignId' | 'productData' | 'consents' | 'locale'>,
  today: string,
): Promise<CampaignTemplate> {
  const { templateId, tariffNo, campaignCode } = productData;
  const template = await campaignTemplate(db, contents, { campaignId, templateId, locale, today });
  const isAsRead =
    template.product.tariffNo === tariffNo &&
    template.product.campaignCode === campaignCode &&
    consents.every((read) => template.consents.some(({ id, version }) => id === read.id && version === read.version));
  if (!isAsRead) throw new ProblemError('order.termsChanged');
  return template;
}

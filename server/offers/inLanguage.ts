import type { CampaignTemplate } from '../../domain/types.ts';
import type { Contents } from '../content/contents.ts';
import { ProblemError } from '../problem.ts';
import type { OfferRow } from '../store/offers.ts';
import type { Queries } from '../store/queries.ts';
import type { Locale } from '../texts.ts';
import { campaignTemplate } from '../views/campaignTemplate.ts';

interface Page {
  locale: Locale;
  today: string;
}

/**
 * An offer in the language of the page that shows it (`offer.language`): product, services and documents are called as the
 * catalogue calls them, where it still has them. Prices and terms stay as they were offered.
 */
export async function inLanguage<Row extends OfferRow>(
  db: Queries,
  contents: Pick<Contents, 'settings' | 'consents' | 'documents'>,
  row: Row,
  { locale, today }: Page,
): Promise<Row> {
  if (row.language.toLowerCase() === locale) return row;
  const { campaignId, templateId } = row;
  const now = await campaignTemplate(db, contents, { campaignId, templateId, locale, today }).catch(noneNow);
  return now?.product.tariffNo === row.tariffNo ? { ...row, offered: renamed(row.offered, now) } : row;
}

/** Of what is sold no more nobody knows what it is called elsewhere. */
function noneNow(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

function renamed(offered: CampaignTemplate, now: CampaignTemplate): CampaignTemplate {
  const { productName, tagline, monthlyFeeLabel } = now.product;
  const serviceNames = now.services.flatMap(({ values }) => values);
  const documents = new Map(now.product.terms.map((document) => [document.documentId, document]));
  return {
    ...offered,
    product: {
      ...offered.product,
      productName,
      tagline,
      monthlyFeeLabel,
      terms: offered.product.terms.map((document) => documents.get(document.documentId) ?? document),
    },
    services: offered.services.map((group) => ({
      ...group,
      values: group.values.map((service) => ({
        ...service,
        productName:
          serviceNames.find(({ templateId }) => templateId === service.templateId)?.productName ?? service.productName,
      })),
    })),
  };
}

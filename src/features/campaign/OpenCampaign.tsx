import { useLingui } from '@lingui/react/macro';
import { ArrowDown, CalendarClock, ChartNoAxesColumn, Headset, Leaf, ReceiptEuro, Repeat, type IconNode } from 'lucide';
import type { Campaign } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { OfferHero } from '../../ui/OfferHero/OfferHero.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignProducts } from './CampaignProducts.tsx';
import { mainPriceOf, useShownPrice } from './useCampaignTexts.ts';

/** Others than the menu's, which would come with this page in a file of their own. */
const icons: Record<Campaign['included'][number]['icon'], IconNode> = {
  switch: Repeat,
  chart: ChartNoAxesColumn,
  leaf: Leaf,
  invoice: ReceiptEuro,
  calendar: CalendarClock,
  service: Headset,
};

/** The price that the campaign is known by, where it has one: of its popular product, or of the only one. */
function useHeroPrice(campaign: Campaign) {
  const { t, i18n } = useLingui();
  const { percentage } = useFormats();
  const shown = useShownPrice(campaign);
  const { products, customerType } = campaign;
  const product = products.find(({ isPopular }) => isPopular) ?? (products.length === 1 ? products[0] : undefined);
  const price = product && mainPriceOf(product);
  if (!product || !price) return undefined;
  const rate = percentage(price.vatPercentage);
  const fee = product.prices.energy && product.prices.baseFee;
  const parts = [
    product.productName,
    // The figure is what comes on top of the exchange.
    product.hourlyPriced?.label.toLocaleLowerCase(i18n.locale),
    !product.isRefund &&
      (customerType === 'B2C'
        ? t({ id: 'campaign.hero.vat', message: `sis. alv ${rate}` })
        : t({ id: 'campaign.hero.withoutVat', message: 'ilman alv:tä' })),
    fee && `${product.monthlyFeeLabel?.toLocaleLowerCase(i18n.locale) ?? ''} ${shown.text(fee)}`.trim(),
  ];
  return { ...shown.figure(price), note: parts.filter(Boolean).join(', ') };
}

/** A campaign that is open: what it offers, its products and what is to be known before an order (`campaign.page`). */
export function OpenCampaign({ campaign, base }: { campaign: Campaign; base: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const price = useHeroPrice(campaign);
  const { campaignId, closesOn, heading, lead, included, questions } = campaign;
  usePage(heading, campaignId);
  const lastDay = closesOn === null ? null : date(closesOn);
  return (
    <>
      <OfferHero
        until={lastDay === null ? undefined : t({ id: 'campaign.until', message: `Tilaa viimeistään ${lastDay}` })}
        heading={heading}
        lead={lead}
        price={price}
        action={
          <ButtonLink variant="light" href="#products" iconAfter={ArrowDown}>
            {t({ id: 'campaign.toProducts', message: 'Katso vaihtoehdot' })}
          </ButtonLink>
        }
      />
      <div>
        <CampaignProducts campaign={campaign} base={`${base}/campaign/${campaignId}`} />
        <Section title={t({ id: 'campaign.included', message: 'Tämä sisältyy' })}>
          <BenefitList items={included.map(({ icon, ...words }) => ({ icon: icons[icon], ...words }))} />
        </Section>
        <Columns
          aside={
            <Section title={t({ id: 'campaign.questions', message: 'Usein kysyttyä' })}>
              <Accordion isFirstOpen items={questions} />
            </Section>
          }
        >
          <CampaignFacts campaign={campaign} />
        </Columns>
      </div>
    </>
  );
}

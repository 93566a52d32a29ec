import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { monthlyEstimate } from '../../../domain/orders/estimate.ts';
import { laterPrices, type LaterPrice } from '../../../domain/orders/index.ts';
import type { Campaign, CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { isBuilt } from '../../shared/page/pages.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { OfferCard, OfferCards } from '../../ui/OfferCard/OfferCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { mainPriceOf, useShownPrice } from './useCampaignTexts.ts';
import { chosenUse, yearlyUses, type YearlyUse } from './yearlyUse.ts';

interface CampaignProps {
  campaign: Campaign;
  /** What the addresses of its orders begin with. */
  base: string;
}

const isEstimated = ({ productKind, isRefund }: CampaignProduct) => productKind === 'Electricity' && !isRefund;

function UseChoice({ campaign, use }: { campaign: Campaign; use: YearlyUse }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const navigate = useNavigate();
  const labels: Record<YearlyUse, string> = {
    2000: t({ id: 'campaign.use.apartment', message: 'Kerrostalo' }),
    5000: t({ id: 'campaign.use.rowHouse', message: 'Rivitalo' }),
    18000: t({ id: 'campaign.use.house', message: 'Omakotitalo' }),
    10000: t({ id: 'campaign.use.office', message: 'Toimisto' }),
    50000: t({ id: 'campaign.use.shop', message: 'Myymälä' }),
    200000: t({ id: 'campaign.use.production', message: 'Tuotanto' }),
  };
  return (
    <SegmentedControl<YearlyUse>
      label={t({ id: 'campaign.use', message: 'Vuosikulutus, kWh' })}
      options={yearlyUses[campaign.customerType].map((value) => ({
        value,
        label: labels[value],
        note: number(value),
      }))}
      value={use}
      onChoose={(chosen) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, use: chosen }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

/** What stands in small below the price of a product. */
function usePriceNote(campaign: Campaign) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const shown = useShownPrice(campaign);
  const laterPriceText = ({ months, price: of }: LaterPrice) => {
    const amount = shown.text(of);
    return t({
      id: 'campaign.laterPrice',
      message: `${plural(months, { one: '# kuukauden', other: '# kuukauden' })} jälkeen ${amount}`,
    });
  };
  return ({ hourlyPriced, isRefund, ...product }: CampaignProduct) => {
    const main = mainPriceOf(product);
    if (!main) return undefined;
    const withVat = price(main.priceInclVat, main.pricingUnit);
    const normal = main.normalPriceInclVat === null ? null : price(main.normalPriceInclVat, main.pricingUnit);
    // What follows a starting period is told with when it does.
    const later = laterPrices(product, null).find(({ kind }) => product.prices[kind] === main);
    const parts = [
      hourlyPriced?.label.toLocaleLowerCase(i18n.locale),
      campaign.customerType === 'B2B' && t({ id: 'campaign.withVat', message: `${withVat} sis. alv` }),
      later && laterPriceText(later),
      campaign.customerType === 'B2C' &&
        normal &&
        !later &&
        t({ id: 'campaign.normalPrice', message: `norm. ${normal}` }),
      isRefund && t({ id: 'campaign.paidToYou', message: 'maksamme sinulle' }),
    ];
    return parts.filter(Boolean).join(', ') || undefined;
  };
}

function useCosts(campaign: Campaign, use: YearlyUse) {
  const { t } = useLingui();
  const { number, priceFigure } = useFormats();
  const shown = useShownPrice(campaign);
  const inYear = number(use);
  return (product: CampaignProduct) => {
    const { baseFee, energy } = product.prices;
    const cents = isEstimated(product) ? monthlyEstimate(product, Number(use), campaign.customerType === 'B2C') : null;
    const costs = [];
    if (baseFee && energy)
      costs.push({
        label: product.monthlyFeeLabel ?? t({ id: 'campaign.monthlyFee', message: 'Kuukausimaksu' }),
        ...shown.figure(baseFee),
      });
    if (cents !== null)
      costs.push({
        label: t({ id: 'campaign.estimate', message: `Arvio, ${inYear} kWh vuodessa` }),
        ...priceFigure((cents / 100).toFixed(2), 'EUR/month'),
        isSum: true,
      });
    return costs;
  };
}

function Footnote({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { customerType, products } = campaign;
  const percentage = formats.percentage(products.map(mainPriceOf).find(Boolean)?.vatPercentage ?? '0');
  const sentences = [
    // In the words of `usePriceWords`, whose area this page has no other text of.
    products.every(({ isRefund }) => isRefund)
      ? t({ id: 'campaign.note.refund', message: 'Hyvitys ei sisällä arvonlisäveroa.' })
      : customerType === 'B2B'
        ? t({ id: 'campaign.note.withoutVat', message: `Hinnat eivät sisällä arvonlisäveroa ${percentage}.` })
        : t({ id: 'campaign.note.vat', message: `Hinnat sisältävät arvonlisäveron ${percentage}.` }),
    products.some(isEstimated) &&
      t({
        id: 'campaign.note.estimate',
        message: 'Kuukausiarvioon sisältyy perusmaksu, ei sähkönsiirtoa eikä sähköveroa.',
      }),
    products.some(({ hourlyPriced }) => hourlyPriced) &&
      t({
        id: 'campaign.note.exchange',
        message: 'Pörssisopimuksen arvio perustuu viimeisten 12 kuukauden hintoihin, eikä se ennusta tulevaa.',
      }),
  ];
  return (
    <Measure>
      <Note>{sentences.filter(Boolean).join(' ')}</Note>
    </Measure>
  );
}

/** The products, each with its price and what it would cost in a month (`campaign.products`, `campaign.use`). */
export function CampaignProducts({ campaign, base }: CampaignProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { use: asked } = useSearch({ strict: false }) as { use?: unknown };
  const use = chosenUse(campaign, asked);
  const shown = useShownPrice(campaign);
  const noteOf = usePriceNote(campaign);
  const costsOf = useCosts(campaign, use);
  const { products } = campaign;
  const isService = products.every(({ productKind }) => productKind === 'ValueAdded');
  return (
    <div id="products" tabIndex={-1}>
      <Section
        title={
          isService
            ? t({ id: 'campaign.services', message: 'Palvelut' })
            : t({ id: 'campaign.products', message: 'Kampanjan sopimukset' })
        }
        action={products.some(isEstimated) && <UseChoice campaign={campaign} use={use} />}
      >
        <Stack>
          <OfferCards>
            {products.map((product) => {
              const { templateId, productName, tagline, isPopular, sellingPoints } = product;
              const main = mainPriceOf(product);
              const order = `${base}/template/${templateId}`;
              return (
                <OfferCard
                  key={templateId}
                  title={productName}
                  tagline={tagline}
                  mark={isPopular ? t({ id: 'campaign.popular', message: 'Kampanjan suosituin' }) : undefined}
                  price={main ? shown.figure(main) : { figure: '', unit: '' }}
                  priceNote={noteOf(product)}
                  points={sellingPoints}
                  costs={costsOf(product)}
                  action={
                    isBuilt(router, order) && (
                      <ButtonLink
                        isFull
                        variant={isPopular ? 'primary' : 'secondary'}
                        href={isEstimated(product) ? `${order}?use=${use}` : order}
                      >
                        {t({ id: 'campaign.choose', message: `Valitse ${productName}` })}
                      </ButtonLink>
                    )
                  }
                />
              );
            })}
          </OfferCards>
          <Footnote campaign={campaign} />
        </Stack>
      </Section>
    </div>
  );
}

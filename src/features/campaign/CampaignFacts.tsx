import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Campaign, CampaignProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Locale } from '../../i18n/locale.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { FactList, type Fact } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { useTermText } from './useCampaignTexts.ts';

/** What is alike of all products once, else each by its name. */
function gathered(products: readonly CampaignProduct[], textOf: (product: CampaignProduct) => string): string[] {
  const texts = new Set(products.map(textOf));
  if (texts.size === 1) return [...texts];
  return products.map((product) => `${product.productName}: ${textOf(product)}`);
}

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>);

function useNoticeText() {
  const { t } = useLingui();
  return ({ noticePeriodDays: days, contractTerm: { kind } }: CampaignProduct) => {
    const isBound = kind === 'fixedTerm' || kind === 'fixedContractLength';
    return isBound
      ? t({ id: 'campaign.notice.bound', message: 'Sitoo kauden loppuun' })
      : t({ id: 'campaign.notice.days', message: plural(days, { one: '# päivä', other: '# päivää' }) });
  };
}

function useFacts(campaign: Campaign): Fact[] {
  const { t, i18n } = useLingui();
  const { brand } = usePortal();
  const { date, money } = useFormats();
  const termText = useTermText();
  const noticeText = useNoticeText();
  const { customerType, products, earliestStart, paperInvoiceFee } = campaign;
  const company = brand.companyName[i18n.locale as Locale];
  const { businessId } = brand;
  const firstDay = date(earliestStart);
  const fee = money(customerType === 'B2B' ? paperInvoiceFee.priceExclVat : paperInvoiceFee.priceInclVat);
  const isSupplied = products.some(({ activityStep }) => activityStep.includes('start'));
  const isPaid = products.some(({ isRefund }) => !isRefund);
  const facts: (Fact | false)[] = [
    {
      label: t({ id: 'campaign.seller', message: 'Myyjä' }),
      value: t({ id: 'campaign.sellerWithId', message: `${company}, Y-tunnus ${businessId}` }),
    },
    {
      label: t({ id: 'campaign.withdrawal', message: 'Peruutusoikeus' }),
      value:
        customerType === 'B2C'
          ? t({ id: 'campaign.withdrawal.days', message: '14 päivää tilausvahvistuksesta' })
          : t({ id: 'campaign.withdrawal.none', message: 'Yrityksellä ei ole peruutusoikeutta' }),
    },
    isSupplied && {
      label: t({ id: 'campaign.start', message: 'Toimitus alkaa' }),
      value: t({
        id: 'campaign.start.days',
        message: `Aikaisintaan ${firstDay}, tai valitsemanasi päivänä. Muuttajalle heti.`,
      }),
    },
    {
      label: t({ id: 'campaign.term', message: 'Määräaika' }),
      value: <Lines of={gathered(products, ({ contractTerm }) => termText(contractTerm))} />,
    },
    {
      label: t({ id: 'campaign.notice', message: 'Irtisanomisaika' }),
      value: <Lines of={gathered(products, noticeText)} />,
    },
    {
      label: isPaid
        ? t({ id: 'campaign.payment', message: 'Maksutavat' })
        : t({ id: 'campaign.refund', message: 'Hyvitys' }),
      value: isPaid
        ? t({ id: 'campaign.payment.kinds', message: `E-lasku, sähköpostilasku, paperilasku ${fee}` })
        : t({ id: 'campaign.refund.how', message: 'Maksetaan tilillesi' }),
    },
  ];
  const terms = new Map(
    products.flatMap((product) => product.terms.map((document) => [document.documentId, document])),
  );
  if (terms.size > 0)
    facts.push({
      label: t({ id: 'campaign.terms', message: 'Ehdot' }),
      value: [...terms.values()].map(({ documentId, name, href }) => (
        <div key={documentId}>
          <TextLink href={href}>{name}</TextLink>
        </div>
      )),
    });
  return facts.filter((fact) => fact !== false);
}

/** What the law wants said before an order (`campaign.facts`). */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const facts = useFacts(campaign);
  return (
    <Section title={t({ id: 'campaign.facts', message: 'Ennen kuin tilaat' })}>
      <FactList facts={facts} />
    </Section>
  );
}

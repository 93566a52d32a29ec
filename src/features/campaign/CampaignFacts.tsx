import { useLingui } from '@lingui/react/macro';
import { hasSupplier, mayWithdraw } from '../../../domain/orders/index.ts';
import type { Campaign } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSaleFacts } from '../../shared/sale/useSaleFacts.tsx';
import { FactList, type Fact } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';

function useFacts(campaign: Campaign): Fact[] {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const { seller, withdrawal, term, notice } = useSaleFacts();
  const { customerType, products, earliestStart, paperInvoiceFee } = campaign;
  const firstDay = date(earliestStart);
  const fee = money(customerType === 'B2B' ? paperInvoiceFee.priceExclVat : paperInvoiceFee.priceInclVat);
  const isSupplied = products.some(({ activityStep }) => activityStep.includes('start'));
  // Where the supplier changes and no day is chosen (`order.startDays`).
  const beginsAfterWithdrawal = products.some((product) => hasSupplier(product) && mayWithdraw(product));
  const isPaid = products.some(({ isRefund }) => !isRefund);
  const facts: (Fact | false)[] = [
    seller(products),
    withdrawal(products),
    isSupplied && {
      label: t({ id: 'campaign.start', message: 'Toimitus alkaa' }),
      value: beginsAfterWithdrawal
        ? t({
            id: 'campaign.start.afterWithdrawal',
            message: `Heti peruutusajan jälkeen tai valitsemanasi päivänä, aikaisintaan ${firstDay}. Muuttajalle heti.`,
          })
        : t({
            id: 'campaign.start.days',
            message: `Aikaisintaan ${firstDay}, tai valitsemanasi päivänä. Muuttajalle heti.`,
          }),
    },
    term(products),
    notice(products),
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

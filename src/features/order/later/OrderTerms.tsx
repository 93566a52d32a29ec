import { useLingui } from '@lingui/react/macro';
import { mayWithdraw } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSaleFacts } from '../../../shared/sale/useSaleFacts.tsx';
import { usePortal } from '../../../shared/portal.context.ts';
import { withElements } from '../../../shared/withElements.tsx';
import { FactList, type Fact } from '../../../ui/FactList/FactList.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { useProductLines, useStartLabel } from '../useOrderWords.ts';

type Product = CampaignTemplate['product'];

/** What else is paid, when, and how prices may change. */
function usePaymentFacts({ customerType, productKind, isRefund, hourlyPriced, contractTerm }: Product): Fact[] {
  const { t } = useLingui();
  const isBound = contractTerm.kind === 'fixedTerm' || contractTerm.kind === 'fixedContractLength';
  const isSupply = productKind === 'Electricity' || productKind === 'Heat';
  const changes = [
    hourlyPriced && t({ id: 'order.changes.exchange', message: 'Pörssihinta vaihtelee vartin välein.' }),
    isBound
      ? t({ id: 'order.changes.bound', message: 'Sovitut hinnat eivät muutu määräaikana, mutta verot voivat muuttua.' })
      : t({ id: 'order.changes.told', message: 'Kerromme hinnan muutoksesta vähintään kuukautta ennen.' }),
  ];
  const credit = [
    t({ id: 'order.credit.checked', message: 'Tarkistamme ne ennen kuin vahvistamme tilauksen.' }),
    isSupply && t({ id: 'order.credit.security', message: 'Voimme pyytää vakuuden tai ennakkomaksun.' }),
  ];
  return [
    {
      label: isRefund
        ? t({ id: 'order.changesOfCompensation', message: 'Hyvityksen muutokset' })
        : t({ id: 'order.changes', message: 'Hinnan muutokset' }),
      value: isRefund
        ? t({ id: 'order.changes.compensation', message: 'Kerromme hyvityksen muutoksesta kuukautta ennen.' })
        : changes.filter(Boolean).join(' '),
    },
    ...(productKind === 'Electricity' && !isRefund
      ? [
          {
            label: t({ id: 'order.transmission', message: 'Sähkönsiirto' }),
            value: t({ id: 'order.transmission.text', message: 'Ei sisälly hintaan. Siitä laskuttaa verkkoyhtiö.' }),
          },
        ]
      : []),
    {
      label: t({ id: 'order.payment', message: 'Maksaminen' }),
      value: isRefund
        ? t({
            id: 'order.payment.compensation',
            message: 'Maksamme hyvityksen tilillesi, kun sitä on kertynyt 10 euroa, kuitenkin kerran vuodessa.',
          })
        : t({ id: 'order.payment.time', message: 'Maksuaikaa on vähintään 14 päivää laskun lähettämisestä.' }),
    },
    ...(customerType === 'B2C' && !isRefund
      ? [{ label: t({ id: 'order.credit', message: 'Luottotiedot' }), value: credit.filter(Boolean).join(' ') }]
      : []),
  ];
}

const inLanguage: Record<Locale, string> = { fi: '', sv: 'sv', en: 'en' };

/** Who helps a consumer who does not agree with the retailer. */
function useDisputeFact({ productKind, isRefund, customerType }: Product): Fact[] {
  const { t, i18n } = useLingui();
  if (customerType === 'B2B' || isRefund) return [];
  const linkTo = (site: string) =>
    function Site(words: string) {
      return (
        <TextLink href={`https://${site}/${inLanguage[i18n.locale as Locale]}`} target="_blank" rel="noreferrer">
          {words}
        </TextLink>
      );
    };
  return [
    {
      label: t({ id: 'order.disputes', message: 'Jos olemme eri mieltä' }),
      value:
        productKind === 'Electricity'
          ? withElements(
              t({
                id: 'order.disputes.electricity',
                message:
                  'Ota ensin yhteyttä asiakaspalveluumme. Neuvoja saat <0>kuluttaja\u00ADneuvonnasta</0> ja <1>Energiavirastosta</1>, ja voit viedä asian <2>kuluttaja\u00ADriita\u00ADlauta\u00ADkuntaan</2>.',
              }),
              linkTo('www.kkv.fi'),
              linkTo('energiavirasto.fi'),
              linkTo('www.kuluttajariita.fi'),
            )
          : withElements(
              t({
                id: 'order.disputes.other',
                message:
                  'Ota ensin yhteyttä asiakaspalveluumme. Neuvoja saat <0>kuluttaja\u00ADneuvonnasta</0>, ja voit viedä asian <1>kuluttaja\u00ADriita\u00ADlauta\u00ADkuntaan</1>.',
              }),
              linkTo('www.kkv.fi'),
              linkTo('www.kuluttajariita.fi'),
            ),
    },
  ];
}

/** Where the retailer is, and how it is reached. */
function useContactFact(): Fact {
  const { t, i18n } = useLingui();
  const { address, customerServiceEmail, contacts } = usePortal().brand;
  const { phone, shown } = contacts.customerService;
  const [mailbox = '', domain = ''] = customerServiceEmail.split('@');
  return {
    label: t({ id: 'order.contacts', message: 'Yhteystiedot' }),
    value: (
      <>
        <div>{address[i18n.locale as Locale]}</div>
        <div>
          <TextLink href={`tel:${phone}`}>{shown}</TextLink>
        </div>
        <div>
          <TextLink href={`mailto:${customerServiceEmail}`}>
            {mailbox}@<wbr />
            {domain}
          </TextLink>
        </div>
      </>
    ),
  };
}

/** The right of withdrawal, with the form for it. */
function useWithdrawalFact(product: Product): Fact {
  const { withdrawal } = useSaleFacts('_blank');
  const { label, value } = withdrawal([product]);
  const form = mayWithdraw(product) && product.terms.find(({ documentId }) => documentId === 'withdrawal-form');
  return {
    label,
    value: (
      <>
        <div>{value}</div>
        {form && (
          <div>
            <TextLink href={form.href} target="_blank">
              {form.name}
            </TextLink>
          </div>
        )}
      </>
    ),
  };
}

interface OrderTermsProps {
  title: string;
  product: Product;
  /** Of the supply; null where it is not known yet. */
  startDate: string | null;
}

/** What the law wants said before the button of a sale at a distance (`order.review`, `order.withdrawalTold`, `offer.page`). */
export function OrderTerms({ title, product, startDate }: OrderTermsProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { vatText } = useProductLines();
  const { seller, term, notice } = useSaleFacts();
  const startLabel = useStartLabel(product);
  const contact = useContactFact();
  const payment = usePaymentFacts(product);
  const withdrawal = useWithdrawalFact(product);
  const disputes = useDisputeFact(product);
  return (
    <Section title={title}>
      <FactList
        facts={[
          seller([product]),
          contact,
          term([product]),
          notice([product]),
          ...(startDate === null ? [] : [{ label: startLabel, value: date(startDate) }]),
          withdrawal,
          { label: t({ id: 'order.vat', message: 'Arvonlisävero' }), value: vatText(product) },
          ...payment,
          ...disputes,
        ]}
      />
    </Section>
  );
}

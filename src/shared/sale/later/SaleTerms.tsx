import { useLingui } from '@lingui/react/macro';
import { mayWithdraw } from '../../../../domain/orders/index.ts';
import type { CampaignProduct } from '../../../../domain/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { FactList, type Fact } from '../../../ui/FactList/FactList.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { usePortal } from '../../portal.context.ts';
import { withElements } from '../../withElements.tsx';
import { usePriceWords } from '../usePriceWords.ts';
import { useSaleFacts, type Sold } from '../useSaleFacts.tsx';

/** What of a product decides what is said of it. */
type SoldOnTerms = Sold &
  Pick<CampaignProduct, 'productKind' | 'terms'> & {
    /** Null where it does not follow the exchange. */
    hourlyPriced: object | null;
    prices: Record<string, { vatPercentage: string }>;
  };

/** What else is paid, when, and how prices may change. */
function usePaymentFacts(
  product: SoldOnTerms,
  { mayAskSecurity, isWithoutCredit }: { mayAskSecurity: boolean; isWithoutCredit: boolean },
): Fact[] {
  const { t } = useLingui();
  const { customerType, productKind, isRefund, hourlyPriced, contractTerm } = product;
  const isBound = contractTerm.kind === 'fixedTerm' || contractTerm.kind === 'fixedContractLength';
  const isSupply = productKind === 'Electricity' || productKind === 'Heat';
  const changes = [
    hourlyPriced && t({ id: 'sale.changes.exchange', message: 'Pörssihinta vaihtelee vartin välein.' }),
    isBound
      ? t({ id: 'sale.changes.bound', message: 'Sovitut hinnat eivät muutu määräaikana, mutta verot voivat muuttua.' })
      : t({ id: 'sale.changes.told', message: 'Kerromme hinnan muutoksesta vähintään kuukautta ennen.' }),
  ];
  const credit = [
    t({ id: 'sale.credit.checked', message: 'Tarkistamme ne ennen kuin vahvistamme sopimuksen.' }),
    isSupply &&
      mayAskSecurity &&
      t({ id: 'sale.credit.security', message: 'Voimme pyytää vakuuden tai ennakkomaksun.' }),
  ];
  return [
    {
      label: isRefund
        ? t({ id: 'sale.changesOfCompensation', message: 'Hyvityksen muutokset' })
        : t({ id: 'sale.changes', message: 'Hinnan muutokset' }),
      value: isRefund
        ? t({ id: 'sale.changes.compensation', message: 'Kerromme hyvityksen muutoksesta kuukautta ennen.' })
        : changes.filter(Boolean).join(' '),
    },
    ...(productKind === 'Electricity' && !isRefund
      ? [
          {
            label: t({ id: 'sale.transmission', message: 'Sähkönsiirto ja sähkövero' }),
            value: t({ id: 'sale.transmission.text', message: 'Eivät sisälly hintaan. Niistä laskuttaa verkkoyhtiö.' }),
          },
        ]
      : []),
    {
      label: t({ id: 'sale.payment', message: 'Maksaminen' }),
      value: isRefund
        ? t({
            id: 'sale.payment.compensation',
            message:
              'Maksamme hyvityksen tilillesi, kun sitä on kertynyt 10 euroa, kuitenkin vähintään kerran vuodessa.',
          })
        : t({ id: 'sale.payment.time', message: 'Maksuaikaa on vähintään 14 päivää laskun lähettämisestä.' }),
    },
    ...(customerType === 'B2C' && !isRefund && !isWithoutCredit
      ? [{ label: t({ id: 'sale.credit', message: 'Luottotiedot' }), value: credit.filter(Boolean).join(' ') }]
      : []),
  ];
}

const inLanguage: Record<Locale, string> = { fi: '', sv: 'sv', en: 'en' };

/** Who helps a consumer who does not agree with the retailer. */
function useDisputeFact({ productKind, isRefund, customerType }: SoldOnTerms): Fact[] {
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
      label: t({ id: 'sale.disputes', message: 'Jos olemme eri mieltä' }),
      value:
        productKind === 'Electricity'
          ? withElements(
              t({
                id: 'sale.disputes.electricity',
                message:
                  'Ota ensin yhteyttä asiakaspalveluumme. Neuvoja saat <0>kuluttaja\u00ADneuvonnasta</0> ja <1>Energiavirastosta</1>, ja voit viedä asian <2>kuluttaja\u00ADriita\u00ADlauta\u00ADkuntaan</2>.',
              }),
              linkTo('www.kkv.fi'),
              linkTo('energiavirasto.fi'),
              linkTo('www.kuluttajariita.fi'),
            )
          : withElements(
              t({
                id: 'sale.disputes.other',
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
    label: t({ id: 'sale.contacts', message: 'Yhteystiedot' }),
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
function useWithdrawalFact(product: SoldOnTerms): Fact {
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

interface SaleTermsProps {
  title: string;
  product: SoldOnTerms;
  /** When it begins; null where it is not known yet. */
  start: Fact | null;
  /** Whoever cannot have credit may get it against a security. */
  mayAskSecurity: boolean;
  /** Credit is asked of nobody (`addition.credit`). */
  isWithoutCredit?: boolean;
}

/**
 * What the law wants said before the button of a sale at a distance (`order.review`, `order.withdrawalTold`, `offer.page`,
 * `transfer.offer`).
 */
export function SaleTerms({ title, product, start, mayAskSecurity, isWithoutCredit = false }: SaleTermsProps) {
  const { t } = useLingui();
  const { vatText } = usePriceWords();
  const { seller, term, notice } = useSaleFacts();
  const contact = useContactFact();
  const payment = usePaymentFacts(product, { mayAskSecurity, isWithoutCredit });
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
          ...(start === null ? [] : [start]),
          withdrawal,
          { label: t({ id: 'sale.vat', message: 'Arvonlisävero' }), value: vatText(product) },
          ...payment,
          ...disputes,
        ]}
      />
    </Section>
  );
}

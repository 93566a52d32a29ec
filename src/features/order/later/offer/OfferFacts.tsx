import { useLingui } from '@lingui/react/macro';
import type { OfferedOrder } from '../../../../../domain/types.ts';
import { groupDigits } from '../../../../i18n/formats.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useFeeText } from '../../../../shared/contracts/ChangedContract.tsx';
import { useCompanyFacts } from '../../../../shared/sale/later/useCompanyFacts.ts';
import { FactList } from '../../../../ui/FactList/FactList.tsx';
import { Notice } from '../../../../ui/Notice/Notice.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { Row, Stack } from '../../../../ui/Stack/Stack.tsx';
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx';
import { useIncluded } from '../../useIncluded.ts';
import { useBillingText } from '../useBillingMethods.ts';
import { useReplacedFacts } from '../useReplaced.ts';
import { useSaidPrices } from '../useSaidPrices.ts';
import { useSecurityText } from './useSecurityText.ts';

interface OfferFactsProps {
  offered: OfferedOrder;
  orderNo: string;
  /** `YYYY-MM-DD` */
  lastDay: string;
}

/** What is offered, where, at which prices and until when (`offer.page`). */
export function OfferFacts({ offered, orderNo, lastDay }: OfferFactsProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { priceLines, priceOf } = useSaidPrices();
  const includedIn = useIncluded();
  const feeText = useFeeText();
  const billingText = useBillingText(offered);
  const replacedFacts = useReplacedFacts();
  const companyFacts = useCompanyFacts();
  const securityText = useSecurityText();
  const { product, services, place, startDate, replaces, earlyEndFeeCents, billingMethod, security } = offered;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <Section title={product.productName}>
      <Stack>
        <FactList
          facts={[
            ...companyFacts(offered.company),
            ...priceLines(product, startDate),
            ...includedIn(product.addons),
            ...services.map(({ productName, price }) => ({ label: productName, value: priceOf(product, price) })),
            ...fact(t({ id: 'order.site', message: 'Käyttöpaikka' }), place),
            ...replacedFacts(replaces),
            ...fact(
              t({ id: 'offer.earlyEndFee', message: 'Ennenaikaisen päättämisen maksu' }),
              earlyEndFeeCents === null ? null : feeText(earlyEndFeeCents, product.customerType),
            ),
            ...fact(
              t({ id: 'order.review.billing', message: 'Laskutustapa' }),
              billingMethod && billingText(billingMethod),
            ),
            { label: t({ id: 'order.offerNo', message: 'Tarjouksen numero' }), value: groupDigits(orderNo) },
            { label: t({ id: 'offer.validUntil', message: 'Hyväksy viimeistään' }), value: date(lastDay) },
          ]}
        />
        {security && <Notice tone="info">{securityText(security)}</Notice>}
        <Row>
          {product.terms.map(({ documentId, name, href }) => (
            <TextLink key={documentId} href={href} target="_blank">
              {name}
            </TextLink>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}

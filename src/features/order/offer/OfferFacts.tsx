import { useLingui } from '@lingui/react/macro';
import type { OfferedOrder } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useFeeText } from '../../../shared/contracts/ChangedContract.tsx';
import { usePortal } from '../../../shared/portal.context.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Row, Stack } from '../../../ui/Stack/Stack.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { useProductLines } from '../useOrderWords.ts';
import { useSecurityText } from './useSecurityText.ts';

/** What is offered, as the law wants it told before one is bound by it (`offer.page`). */
export function OfferFacts({ offered, lastDay }: { offered: OfferedOrder; lastDay: string }) {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const { brand } = usePortal();
  const { energyLines, termText, noticeText, vatText, priceOf } = useProductLines();
  const feeText = useFeeText();
  const securityText = useSecurityText();
  const { product, services, place, startDate, replaces, earlyEndFeeCents, security } = offered;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const withdrawal =
    product.customerType === 'B2B'
      ? t({ id: 'order.withdrawal.company', message: 'Yrityksellä ei ole peruutusoikeutta.' })
      : t({ id: 'order.withdrawal.consumer', message: '14 päivää tilausvahvistuksesta. Syytä ei tarvitse kertoa.' });
  return (
    <Section title={product.productName}>
      <Stack>
        <FactList
          facts={[
            ...energyLines(product),
            ...services.map(({ productName, price }) => ({ label: productName, value: priceOf(product, price) })),
            { label: t({ id: 'order.vat', message: 'Arvonlisävero' }), value: vatText(product) },
            ...fact(t({ id: 'order.site', message: 'Käyttöpaikka' }), place),
            ...fact(t({ id: 'order.startDate', message: 'Toimitus alkaa' }), startDate && date(startDate)),
            { label: t({ id: 'order.term', message: 'Kesto' }), value: termText(product) },
            { label: t({ id: 'order.notice', message: 'Irtisanomisaika' }), value: noticeText(product) },
            ...fact(t({ id: 'offer.replaces', message: 'Korvaa sopimuksen' }), replaces),
            ...fact(
              t({ id: 'offer.earlyEndFee', message: 'Katkaisumaksu' }),
              earlyEndFeeCents === null ? null : feeText(earlyEndFeeCents),
            ),
            ...(product.isRefund
              ? []
              : [{ label: t({ id: 'order.withdrawal', message: 'Peruutusoikeus' }), value: withdrawal }]),
            {
              label: t({ id: 'order.seller', message: 'Myyjä' }),
              value: `${brand.companyName[i18n.locale as Locale]}, ${brand.businessId}`,
            },
            { label: t({ id: 'offer.validUntil', message: 'Tarjous voimassa' }), value: date(lastDay) },
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

import { useLingui } from '@lingui/react/macro';
import { startDateOf, type OrderValues } from '../../../domain/orders/index.ts';
import type { CampaignTemplate } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { useProductLines, useStartLabel } from './useOrderWords.ts';

/** What the law wants said before the button of a sale at a distance (`order.review`, `order.withdrawalTold`). */
export function OrderTerms({ template, values }: { template: CampaignTemplate; values: Partial<OrderValues> }) {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const { brand } = usePortal();
  const { termText, noticeText, vatText } = useProductLines();
  const { product, start } = template;
  const startLabel = useStartLabel(product);
  const startDate = values.start ? startDateOf(values.start, start) : null;
  const withdrawal =
    product.customerType === 'B2B'
      ? t({ id: 'order.withdrawal.company', message: 'Yrityksellä ei ole peruutusoikeutta.' })
      : t({
          id: 'order.withdrawal.consumer',
          message: '14 päivää tilausvahvistuksesta. Syytä ei tarvitse kertoa.',
        });
  return (
    <Section title={t({ id: 'order.beforeYouOrder', message: 'Ennen kuin tilaat' })}>
      <Stack>
        <FactList
          facts={[
            {
              label: t({ id: 'order.seller', message: 'Myyjä' }),
              value: `${brand.companyName[i18n.locale as Locale]}, ${brand.businessId}`,
            },
            { label: t({ id: 'order.term', message: 'Kesto' }), value: termText(product) },
            { label: t({ id: 'order.notice', message: 'Irtisanomisaika' }), value: noticeText(product) },
            ...(startDate === null ? [] : [{ label: startLabel, value: date(startDate) }]),
            { label: t({ id: 'order.withdrawal', message: 'Peruutusoikeus' }), value: withdrawal },
            { label: t({ id: 'order.vat', message: 'Arvonlisävero' }), value: vatText(product) },
          ]}
        />
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

import { useLingui } from '@lingui/react/macro';
import type { TransferOffer } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePriceText } from '../../shared/contracts/contracts.texts.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';

/** The contract as the law wants it told before one is bound by it (`transfer.offer`). */
export function OfferedContract({ offered }: { offered: NonNullable<TransferOffer['offer']> }) {
  const { t, i18n } = useLingui();
  const { date, price } = useFormats();
  const { brand } = usePortal();
  const priceText = usePriceText();
  const { noticePeriodDays: days } = offered;
  return (
    <Panel title={t({ id: 'transfer.offered', message: 'Sinulle siirtyvä sopimus' })}>
      <Stack>
        <FactList
          facts={[
            { label: t({ id: 'transfer.product', message: 'Sopimus' }), value: offered.productName },
            { label: t({ id: 'transfer.address', message: 'Käyttöpaikka' }), value: offered.address },
            { label: t({ id: 'transfer.from', message: 'Sinun alkaen' }), value: date(offered.day) },
            ...offered.prices.map(({ kind, amount, unit }) => ({ label: priceText(kind), value: price(amount, unit) })),
            {
              label: t({ id: 'transfer.term', message: 'Voimassa' }),
              value:
                offered.endDate === null
                  ? t({ id: 'transfer.term.continuous', message: 'Toistaiseksi' })
                  : date(offered.endDate),
            },
            ...(days === null
              ? []
              : [{ label: t({ id: 'transfer.notice', message: 'Irtisanomisaika (päivää)' }), value: String(days) }]),
            {
              label: t({ id: 'transfer.withdrawal', message: 'Peruutusoikeus' }),
              value: t({ id: 'transfer.withdrawal.consumer', message: '14 päivää vahvistuksesta' }),
            },
            {
              label: t({ id: 'transfer.seller', message: 'Myyjä' }),
              value: `${brand.companyName[i18n.locale as Locale]}, ${brand.businessId}`,
            },
          ]}
        />
        <Note>{t({ id: 'transfer.vat', message: 'Hinnat sisältävät arvonlisäveron.' })}</Note>
        <Row>
          {offered.terms.map(({ documentId, name, href }) => (
            <TextLink key={documentId} href={href} target="_blank">
              {name}
            </TextLink>
          ))}
        </Row>
      </Stack>
    </Panel>
  );
}

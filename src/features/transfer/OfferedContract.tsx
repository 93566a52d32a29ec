import { useLingui } from '@lingui/react/macro';
import type { TransferOffer } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePriceText } from '../../shared/contracts/contracts.texts.ts';
import { usePriceWords } from '../../shared/sale/usePriceWords.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { soldOf } from './soldOf.ts';

/** The contract and its prices; what else the law wants told stands before the button (`transfer.offer`). */
export function OfferedContract({ offered }: { offered: NonNullable<TransferOffer['offer']> }) {
  const { t } = useLingui();
  const { date, price } = useFormats();
  const priceText = usePriceText();
  const { exchangeText, vatText } = usePriceWords();
  return (
    <Panel title={t({ id: 'transfer.offered', message: 'Sinulle siirtyvä sopimus' })}>
      <Stack>
        <FactList
          facts={[
            { label: t({ id: 'transfer.product', message: 'Sopimus' }), value: offered.productName },
            { label: t({ id: 'transfer.address', message: 'Käyttöpaikka' }), value: offered.address },
            { label: t({ id: 'transfer.from', message: 'Sinun alkaen' }), value: date(offered.day) },
            ...offered.prices.map(({ kind, amount, unit }) =>
              kind === 'margin'
                ? { label: priceText('energy'), value: exchangeText(priceText(kind), price(amount, unit)) }
                : { label: priceText(kind), value: price(amount, unit) },
            ),
          ]}
        />
        <Note>{vatText(soldOf(offered))}</Note>
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

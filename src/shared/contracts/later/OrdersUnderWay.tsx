import { useLingui } from '@lingui/react/macro';
import { FileClock } from 'lucide';
import type { Contracts } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Glyph } from '../../../ui/Glyph/Glyph.tsx';
import { ItemList, ItemRow } from '../../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../../ui/Section/Section.tsx';

type OrderUnderWay = Contracts['ordersUnderWay'][number];

function useAwaitedText(): (awaits: OrderUnderWay['awaits']) => string | null {
  const { t } = useLingui();
  return (awaits) => {
    if (awaits === 'security')
      return t({ id: 'orders.awaitsSecurity', message: 'Sopimus syntyy, kun vakuus tai ennakko on maksettu.' });
    if (awaits === 'deliverySite')
      return t({ id: 'orders.awaitsSite', message: 'Etsimme käyttöpaikan ja teemme sitten sopimuksen.' });
    return null;
  };
}

/** What was ordered and has come to no contract yet (`contract.underWay`). */
export function OrdersUnderWay({ orders }: { orders: OrderUnderWay[] }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const awaitedText = useAwaitedText();
  return (
    <Section title={t({ id: 'orders.title', message: 'Tilaukset' })} count={orders.length}>
      <ItemList>
        {orders.map(({ orderNo, orderedOn, productName, place, awaits }) => {
          const on = date(orderedOn);
          const number = groupDigits(orderNo);
          const ordered = t({ id: 'orders.ordered', message: `Tilattu ${on}, tilausnumero ${number}` });
          return (
            <ItemRow
              key={orderNo}
              glyph={<Glyph size="small" icon={FileClock} tone="neutral" />}
              title={productName}
              lines={[place, ordered, awaitedText(awaits)].filter((line) => line !== null)}
            />
          );
        })}
      </ItemList>
    </Section>
  );
}

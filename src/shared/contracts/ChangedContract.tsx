import { useLingui } from '@lingui/react/macro';
import type { CustomerType, ProductChange } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** What a running term costs that ends early, as people read it: `50,00 €`, of a company `39,84 €, alv 0 %` (`order.vatTold`). */
export function useFeeText(): (cents: number, customerType: CustomerType) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  return (cents, customerType) => {
    const amount = money((cents / 100).toFixed(2));
    return customerType === 'B2B' ? t({ id: 'change.feeWithoutVat', message: `${amount}, alv 0 %` }) : amount;
  };
}

/** The contract that a change puts an end to, and what that costs (`change.fee`). */
export function ChangedContract({ change }: { change: ProductChange }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const feeText = useFeeText();
  const { customerType, productName, place, termEndsOn, earlyEndFeeCents } = change;
  const lastDay = termEndsOn === null ? null : date(termEndsOn);
  const fee = feeText(earlyEndFeeCents ?? 0, customerType);
  return (
    <Stack>
      <FactList
        isFramed
        facts={[
          { label: t({ id: 'change.present', message: 'Nykyinen sopimus' }), value: productName },
          { label: t({ id: 'change.place', message: 'Käyttöpaikka' }), value: place },
          ...(lastDay === null
            ? []
            : [{ label: t({ id: 'change.termEndsOn', message: 'Määräaika päättyy' }), value: lastDay }]),
        ]}
      />
      {lastDay === null ? (
        <Notice tone="info">
          {t({
            id: 'change.free',
            message: 'Nykyinen sopimus päättyy uuden alkamista edeltävänä päivänä. Vaihto ei maksa mitään.',
          })}
        </Notice>
      ) : (
        <Notice tone="warning">
          {t({
            id: 'change.fee',
            message: `Jos uusi sopimus alkaa ennen kuin määräaika päättyy ${lastDay}, veloitamme ennenaikaisesta päättämisestä ${fee}.`,
          })}
        </Notice>
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { kindOf } from '../../../domain/contracts/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FigureList } from '../../ui/FigureList/FigureList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { usePriceText } from '../../shared/contracts/contracts.texts.ts';
import { LockedPrices } from '../../shared/priceLock/LockedPrices.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { PriceHelp } from './PriceHelp.tsx';
import { hasEarnings, sharedVat } from '../../shared/contracts/contracts.view.ts';

/** What stands below the prices: the tax in them, and what they leave out (`contracts.vatTold`). */
function usePriceNotes(contract: Contract): string[] {
  const { t } = useLingui();
  const { percentage } = useFormats();
  const vat = sharedVat(contract);
  const rate = vat === null ? '' : percentage(vat);
  const isConsumption = kindOf(contract) === 'electricity';
  return [
    vat === null ? '' : t({ id: 'contract.vat', message: `Hinnat sisältävät arvonlisäveron ${rate}.` }),
    hasEarnings(contract) ? t({ id: 'contract.vatOfCompensation', message: 'Hyvitys ei sisällä arvonlisäveroa.' }) : '',
    isConsumption ? t({ id: 'contract.grid', message: 'Sähkönsiirron laskuttaa paikallinen verkkoyhtiö.' }) : '',
  ].filter(Boolean);
}

/** The prices in force, each as a figure, those that follow them, and those that are locked (`contract.laterPrices`, `priceLock.shown`). */
export function ContractPrices({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const { date, priceFigure } = useFormats();
  const priceText = usePriceText();
  const notes = usePriceNotes(contract);
  const { laterPrices: later = [] } = contract;
  const figureOf = ({ kind, amount, unit }: Contract['prices'][number]) => ({
    label: priceText(kind),
    ...priceFigure(amount, unit),
  });
  const fromText = (day: string) => {
    const from = date(day);
    return t({ id: 'contract.laterPrice', message: `${from} alkaen` });
  };
  if (contract.prices.length === 0) return null;
  return (
    <Section title={t({ id: 'contract.prices', message: 'Hinta' })}>
      <Stack gap="small">
        <LockedPrices contract={contract} />
        <FigureList
          items={contract.prices.flatMap((price) => [
            figureOf(price),
            ...later
              .filter(({ kind }) => kind === price.kind)
              .map((one) => ({ ...figureOf(one), note: fromText(one.fromDate) })),
          ])}
        />
        {notes.length > 0 && <Note>{notes.join(' ')}</Note>}
        <PriceHelp contract={contract} />
      </Stack>
    </Section>
  );
}

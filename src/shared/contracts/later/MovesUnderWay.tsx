import { useLingui } from '@lingui/react/macro';
import { House } from 'lucide';
import type { Contracts } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Glyph } from '../../../ui/Glyph/Glyph.tsx';
import { ItemList, ItemRow } from '../../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { shownGroups } from '../contracts.view.ts';

/** What moves to a home whose delivery site is looked for: there is no contract of it yet (`move.underWay`). */
export function MovesUnderWay({ contracts }: { contracts: Contracts }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const moving = shownGroups(contracts).flatMap((shown) =>
    shown.contracts.flatMap(({ contractCode, productName, movesTo }) =>
      movesTo ? [{ contractCode, productName, ...movesTo }] : [],
    ),
  );
  if (moving.length === 0) return null;
  return (
    <Section title={t({ id: 'moves.title', message: 'Muutot' })} count={moving.length}>
      <ItemList>
        {moving.map(({ contractCode, productName, place, startDate }) => {
          const from = date(startDate);
          return (
            <ItemRow
              key={contractCode}
              glyph={<Glyph size="small" icon={House} tone="neutral" />}
              title={productName}
              lines={[
                place,
                t({ id: 'moves.from', message: `Siirtyy uuteen kotiin aikaisintaan ${from}` }),
                t({
                  id: 'moves.siteSought',
                  message: 'Etsimme uuden kodin käyttöpaikan. Sopimus näkyy täällä, kun käyttöpaikka on löytynyt.',
                }),
              ]}
            />
          );
        })}
      </ItemList>
    </Section>
  );
}

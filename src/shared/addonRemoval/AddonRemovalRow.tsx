import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { PackageMinus } from 'lucide';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { late } from '../late.ts';
import { ToldNotice } from './ToldNotice.tsx';
import { useAddonRemoval } from './useAddonRemoval.ts';

/** It comes with the press. */
const RemovalDialog = late(() => import('./RemovalDialog.tsx'), 'RemovalDialog', { meanwhile: null });

/** Among the settings of invoicing: the way to the end of a service (`removal.offered`). */
export function AddonRemovalRow({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const removal = useAddonRemoval(customerId);
  const isOpen = useSelector(removal, (snapshot) => snapshot.hasTag('dialog'));
  const isTold = useSelector(removal, (snapshot) => snapshot.hasTag('told'));
  return (
    <ItemRow
      glyph={<Glyph size="small" tone="neutral" icon={PackageMinus} />}
      title={t({ id: 'removal.title', message: 'Lisäpalvelut' })}
      lines={[t({ id: 'removal.line', message: 'Lopeta palvelu, jota ei enää tarvita' })]}
      action={
        <>
          <TextButton onClick={() => removal.send({ type: 'removal.open', wanted: null })}>
            {t({ id: 'removal.open', message: 'Lopeta lisäpalvelu' })}
          </TextButton>
          {isOpen && <RemovalDialog removal={removal} />}
        </>
      }
      below={isTold && <ToldNotice removal={removal} />}
    />
  );
}

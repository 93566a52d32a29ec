import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { NamedAddon } from '../../../machines/addon-removal/addons.ts';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { late } from '../late.ts';
import type { Removal } from './useAddonRemoval.ts';

/** It comes with the press. */
const RemovalDialog = late(() => import('./RemovalDialog.tsx'), 'RemovalDialog', { meanwhile: null });

interface RemoveAddonProps {
  removal: Removal;
  wanted: NamedAddon;
  name: string;
  /** The dialog is about it. */
  isAsked: boolean;
}

/** Leads to the end of one service (`removal.offered`). */
export function RemoveAddon({ removal, wanted, name, isAsked }: RemoveAddonProps) {
  const { t } = useLingui();
  const isOpen = useSelector(removal, (snapshot) => snapshot.hasTag('dialog'));
  return (
    <>
      <TextButton onClick={() => removal.send({ type: 'removal.open', wanted })}>
        {t({ id: 'removal.openOne', message: 'Lopeta' })}
        <VisuallyHidden> {t({ id: 'removal.openWhat', message: `palvelu ${name}` })}</VisuallyHidden>
      </TextButton>
      {isOpen && isAsked && <RemovalDialog removal={removal} />}
    </>
  );
}

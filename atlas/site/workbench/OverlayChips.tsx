import { useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../src/ui/ToggleChip/ToggleChip.tsx';
import type { MachineData } from '../../atlasData.ts';
import { canFollow } from '../live/useLive.ts';
import { machineHref, type Selection, type View } from '../app/address.ts';
import { useAtlas } from '../app/atlas.context.ts';
import { useShown } from '../app/shown.ts';
import { goTo } from '../app/useAddress.ts';
import * as styles from '../app/Workbench.css.ts';

interface OverlayChipsProps {
  machine: MachineData;
  selection: Selection | null;
  view: View | null;
}

/** What can be laid over the chart, or stand in its place, one at a time. */
export function OverlayChips({ machine, selection, view }: OverlayChipsProps) {
  const { t } = useLingui();
  const { against } = useAtlas();
  const { shown, kept, showInstead } = useShown();
  const chips: { of: View; label: string; isThere: boolean }[] = [
    { of: 'coverage', label: t({ id: 'atlas.view.coverage', message: 'Kattavuus' }), isThere: true },
    { of: 'screens', label: t({ id: 'atlas.view.screens', message: 'Näkymät' }), isThere: true },
    { of: 'tour', label: t({ id: 'atlas.view.tour', message: 'Testit' }), isThere: machine.tours.length > 0 },
    {
      of: 'changes',
      label: t({ id: 'atlas.view.changes', message: 'Muutokset' }),
      isThere: against !== null || machine.earlier.length > 0,
    },
    { of: 'live', label: t({ id: 'atlas.view.live', message: 'Seuraa portaalia' }), isThere: canFollow() },
  ];
  const hasPictures = shown.pictures === 'shown';
  return (
    <div className={styles.overlays}>
      {machine.picturedDrawing !== null && view !== 'screens' && (
        <ToggleChip
          isPressed={hasPictures}
          onToggle={(isPressed) => showInstead({ pictures: isPressed ? 'shown' : '' })}
        >
          {t({ id: 'atlas.view.pictures', message: 'Kuvat kaaviossa' })}
        </ToggleChip>
      )}
      {chips
        .filter(({ isThere }) => isThere)
        .map(({ of, label }) => (
          <ToggleChip
            key={of}
            isPressed={of === view}
            onToggle={(isPressed) => goTo(kept(machineHref(machine.id, selection, isPressed ? of : null)))}
          >
            {label}
          </ToggleChip>
        ))}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../src/ui/ToggleChip/ToggleChip.tsx';
import { canFollow } from '../live/useLive.ts';
import { machineHref, type Selection, type View } from '../app/address.ts';
import { useAtlas } from '../app/atlas.context.ts';
import { goTo } from '../app/useAddress.ts';
import * as styles from '../app/Workbench.css.ts';

interface OverlayChipsProps {
  machine: string;
  selection: Selection | null;
  view: View | null;
}

/** What can be laid over the chart, one at a time. */
export function OverlayChips({ machine, selection, view }: OverlayChipsProps) {
  const { t } = useLingui();
  const { against } = useAtlas();
  const chips: { of: View; label: string; isThere: boolean }[] = [
    { of: 'coverage', label: t({ id: 'atlas.view.coverage', message: 'Kattavuus' }), isThere: true },
    { of: 'changes', label: t({ id: 'atlas.view.changes', message: 'Muutokset' }), isThere: against !== null },
    { of: 'live', label: t({ id: 'atlas.view.live', message: 'Seuraa portaalia' }), isThere: canFollow() },
  ];
  return (
    <div className={styles.overlays}>
      {chips
        .filter(({ isThere }) => isThere)
        .map(({ of, label }) => (
          <ToggleChip
            key={of}
            isPressed={of === view}
            onToggle={(isPressed) => goTo(machineHref(machine, selection, isPressed ? of : null))}
          >
            {label}
          </ToggleChip>
        ))}
    </div>
  );
}

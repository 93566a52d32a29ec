import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Play, Plus, Square, ZoomIn } from 'lucide';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { ButtonLink } from '../../../src/ui/Button/ButtonLink.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MachineData } from '../../atlasData.ts';
import type { ChartZoom } from '../chart/useChartZoom.ts';
import { machineHref, type Selection, type View } from '../app/address.ts';
import type { RefObject } from 'react';
import { useShown } from '../app/shown.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import * as styles from '../app/Workbench.css.ts';

interface MachineHeadProps {
  machine: MachineData;
  selection: Selection | null;
  view: View | null;
  /** The innermost state that a simulation or a running portal is in. */
  now: string | null;
  canSimulate: boolean;
  zoom: ChartZoom;
  /** What fills the screen when it is asked to. */
  stage: RefObject<HTMLElement | null>;
}

/** The machine's name and size, and the two things that are done most. */
export function MachineHead({ machine, selection, view, now, canSimulate, zoom, stage }: MachineHeadProps) {
  const { t } = useLingui();
  const states = machine.chart.states.length - 1;
  const transitions = machine.chart.transitions.length;
  const { kept } = useShown();
  const isSimulating = view === 'simulation';
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1 tabIndex={-1} lang="en">
          {machine.id}
        </h1>
        <p className={styles.counts}>
          {t({
            id: 'atlas.machine.counts',
            message: `${plural(states, { one: '# tila', other: '# tilaa' })}, ${plural(transitions, { one: '# siirtymä', other: '# siirtymää' })}`,
          })}
          {now !== null && (
            <>
              {' · '}
              <Trans id="atlas.machine.now">
                nyt tilassa{' '}
                <b className={styles.where} lang="en">
                  {now}
                </b>
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        {view !== 'screens' && (
          <>
            <Button variant="secondary" size="small" icon={ZoomIn} onClick={zoom.fit}>
              {t({ id: 'atlas.chart.fit', message: 'Sovita' })}
            </Button>
            <Button variant="secondary" size="small" icon={Minus} onClick={() => zoom.by(-1)}>
              <VisuallyHidden>{t({ id: 'atlas.chart.smaller', message: 'Pienennä' })}</VisuallyHidden>
            </Button>
            <Button variant="secondary" size="small" icon={Plus} onClick={() => zoom.by(1)}>
              <VisuallyHidden>{t({ id: 'atlas.chart.larger', message: 'Suurenna' })}</VisuallyHidden>
            </Button>
          </>
        )}
        <FullScreenButton part={stage} />
        {canSimulate && (
          <ButtonLink
            variant="secondary"
            size="small"
            icon={isSimulating ? Square : Play}
            href={kept(machineHref(machine.id, selection, isSimulating ? null : 'simulation'))}
          >
            {isSimulating
              ? t({ id: 'atlas.simulation.end', message: 'Lopeta' })
              : t({ id: 'atlas.simulation.begin', message: 'Simuloi' })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

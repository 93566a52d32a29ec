import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MachineData } from '../../atlasData.ts';
import type { Drawing } from '../../chart/chart.ts';
import type { Selection } from '../app/address.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { Overlay } from './overlay.ts';
import type { ChartZoom } from './useChartZoom.ts';
import { useDragScroll } from './useDragScroll.ts';
import { firstItem, isState, nameOfItem, stateItem, transitionItem, walk, type ItemId } from './walk.ts';
import * as styles from './ChartView.css.ts';

interface ChartViewProps {
  machine: MachineData;
  drawing: Drawing;
  overlay: Overlay;
  pictures: ReadonlyMap<string, string>;
  selection: Selection | null;
  /** Null for the machine itself. */
  onSelect(selection: Selection | null): void;
  /** The state that the machine is in, which is kept in sight. */
  now: string | null;
  zoom: ChartZoom;
  region: RefObject<HTMLDivElement | null>;
  svg: RefObject<SVGSVGElement | null>;
}

function itemOf(selection: Selection): ItemId {
  return selection.kind === 'state' ? stateItem(selection.path) : transitionItem(selection.id);
}

function selectionOf(item: ItemId): Selection | null {
  const name = nameOfItem(item);
  if (!isState(item)) return { kind: 'transition', id: name };
  return name === '' ? null : { kind: 'state', path: name };
}

function itemAt({ target }: { target: EventTarget }): ItemId | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-item]') : null;
  return (element?.dataset['item'] as ItemId | undefined) ?? null;
}

/** The chart of a machine in its place: pressed or walked through, dragged, enlarged. */
export function ChartView({
  machine,
  drawing,
  overlay,
  pictures,
  selection,
  onSelect,
  now,
  zoom,
  region,
  svg,
}: ChartViewProps) {
  const { t } = useLingui();
  const { chart } = machine;
  const hintId = useId();
  const [walked, setWalked] = useState<ItemId | null>(null);
  const focused = walked ?? (selection ? itemOf(selection) : firstItem(chart));
  useDragScroll(region);

  const chosen = selection ? itemOf(selection) : null;
  useEffect(() => {
    setWalked(null);
    // Down a long page there is the table, of which each row leads here.
    if (chosen) elementOf(svg.current, chosen)?.scrollIntoView({ block: 'nearest' });
  }, [svg, chosen]);
  const inSight = now === null ? (chosen ?? firstItem(chart)) : stateItem(now);
  useEffect(() => bringIntoSight(region.current, elementOf(svg.current, inSight)), [region, svg, inSight]);

  const choose = (item: ItemId) => {
    setWalked(item);
    onSelect(selectionOf(item));
  };
  const onClick = (event: MouseEvent) => {
    const item = itemAt(event);
    if (item) choose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const item = itemAt(event) ?? focused;
    const next = walk(chart, item, event.key);
    if (next) {
      setWalked(next);
      elementOf(svg.current, next)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') choose(item);
    else if (event.key === '+') zoom.by(1);
    else if (event.key === '-') zoom.by(-1);
    else if (event.key === '0') zoom.fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  const states = chart.states.length - 1;
  const transitions = chart.transitions.length;
  return (
    <>
      <VisuallyHidden>
        <span id={hintId}>
          {t({
            id: 'atlas.chart.keys',
            message:
              'Nuoli alas ja ylös käy läpi tilat ja siirtymät, nuoli oikealle seuraa siirtymää ja vasemmalle palaa sen lähtötilaan. Enter valitsee. Plus ja miinus muuttavat kokoa, nolla sovittaa kaavion. Samat siirtymät ovat taulukossa kaavion alla.',
          })}
        </span>
      </VisuallyHidden>
      <div ref={region} className={styles.region} onClick={onClick} onKeyDown={onKeyDown} role="presentation">
        <ChartDrawing
          ref={svg}
          {...{ chart, drawing, overlay, pictures, selection, focused }}
          factor={zoom.factor}
          describedBy={hintId}
          label={t({
            id: 'atlas.chart.label',
            message: `Tilakartta ${machine.id}: ${plural(states, { one: '# tila', other: '# tilaa' })}, ${plural(transitions, { one: '# siirtymä', other: '# siirtymää' })}`,
          })}
        />
      </div>
    </>
  );
}

/** In pixels: what lies nearer to the edge of the region is as good as hidden. */
const EDGE = 24;

/** Scrolls the region alone, and only where it must. */
function bringIntoSight(region: Element | null, element: Element | null): void {
  if (!region || !element) return;
  const [place, box] = [region.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.left < place.left + EDGE || box.right > place.right - EDGE) {
    region.scrollLeft += box.left + box.width / 2 - (place.left + place.width / 2);
  }
  if (box.top < place.top + EDGE || box.bottom > place.bottom - EDGE) {
    region.scrollTop += box.top + box.height / 2 - (place.top + place.height / 2);
  }
}

const elementOf = (svg: SVGSVGElement | null, item: ItemId | null) =>
  item === null ? null : (svg?.querySelector<SVGElement>(`[data-item="${CSS.escape(item)}"]`) ?? null);

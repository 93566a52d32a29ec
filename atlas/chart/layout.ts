import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { backEdges, edgeId } from './backEdges.ts';
import type { Box, Chart, ChartTransition, DrawnState, DrawnTransition, Drawing, Point } from './chart.ts';
import { beginId, DOT, dotId, nodeId, toElkGraph, type Way } from './elkGraph.ts';
import { crossedContainers, qualityOf } from './quality.ts';
import { packings, regionsOf } from './regions.ts';
import { chainOf, labelOf, linesOf, outcomeOf } from './states.ts';

const elk = new Elk();

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

const boxOf = ({ x, y, width, height }: Partial<Box> = {}): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

function pathsOf(edge: ElkExtendedEdge | undefined, isBack: boolean): Point[][] {
  return (edge?.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));
    return isBack ? points.toReversed() : points;
  });
}

/** Reads the places out of what the layout kernel answers. */
function toDrawing(chart: Chart, laid: ElkNode): Drawing {
  const back = backEdges(chart);
  const all = flatten(laid);
  const nodes = new Map(all.map((node) => [node.id, node]));
  const edges = new Map(all.flatMap((node) => (node.edges ?? []).map((edge) => [edge.id, edge] as const)));

  const drawTransition = (transition: ChartTransition): DrawnTransition => {
    const ids = transition.targets.map((_target, index) => edgeId(transition.id, index));
    const [label] = edges.get(ids[0] ?? '')?.labels ?? [];
    return {
      id: transition.id,
      paths: ids.flatMap((id) => pathsOf(edges.get(id), back.has(id))),
      label: { ...labelOf(transition), ...boxOf(label) },
    };
  };
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: chart.states.map((state): DrawnState => ({
      path: state.path,
      depth: chainOf(chart, state.path).length - 1,
      outcome: outcomeOf(state, chart),
      lines: linesOf(state, chart),
      ...boxOf(nodes.get(nodeId(state.path))),
    })),
    transitions: chart.transitions.filter(({ targets }) => targets.length > 0).map(drawTransition),
    initials: chart.states.flatMap(({ path, initial }) => {
      const { x, y } = boxOf(nodes.get(dotId(path)));
      const [way = []] = pathsOf(edges.get(beginId(path)), false);
      return initial === null ? [] : [{ state: initial, dot: { x: x + DOT / 2, y: y + DOT / 2 }, path: way }];
    }),
  };
}

/** Draws a chart one way; what a container holds is moved aside where a transition would run through its words. */
async function draw(chart: Chart, way: Omit<Way, 'aside'>): Promise<Drawing> {
  const once = async (aside: ReadonlySet<string>) =>
    toDrawing(chart, await elk.layout(toElkGraph(chart, { ...way, aside })));
  const drawing = await once(new Set());
  const crossed = crossedContainers(chart, drawing);
  return crossed.length > 0 ? once(new Set(crossed)) : drawing;
}

/** A window in which a chart is looked at, in pixels. */
const view = { width: 1000, height: 800 };

/** From this size on a chart is read without looking closer. */
const LEGIBLE = 0.85;

interface Judged {
  drawing: Drawing;
  /** How large it is when all of it is to be seen; at 1 as large as it is drawn. */
  size: number;
  /** Nothing lies over anything else, and nothing crosses. */
  isClear: boolean;
  legibility: number;
}

function best(drawings: readonly Judged[]): Drawing {
  const [first] = drawings.toSorted((one, two) => two.legibility - one.legibility);
  if (!first) throw new Error('there is nothing to draw');
  return first.drawing;
}

function judge(chart: Chart, drawing: Drawing): Judged {
  const { crossings, ...counts } = qualityOf(chart, drawing);
  const faults = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const size = Math.min(1, view.width / drawing.width, view.height / drawing.height);
  return { drawing, size, isClear: faults + crossings === 0, legibility: size * 0.95 ** crossings * 0.5 ** faults };
}

async function drawBest(chart: Chart): Promise<Drawing> {
  const drawings: Judged[] = [];
  for (const layering of ['LONGEST_PATH_SOURCE', 'NETWORK_SIMPLEX'] as const) {
    for (const direction of ['DOWN', 'RIGHT'] as const) {
      const judged = judge(chart, await draw(chart, { direction, layering }));
      if (judged.isClear && judged.size >= LEGIBLE) return judged.drawing;
      drawings.push(judged);
    }
    if (drawings.some(({ isClear }) => isClear)) break;
  }
  return best(drawings);
}

/**
 * Gives every state and transition of a chart its place: from the top down where that can be read well, else the way
 * that can be read best. The same chart has the same drawing each time.
 */
export async function layOut(chart: Chart): Promise<Drawing> {
  const regions = regionsOf(chart);
  if (regions === null) return drawBest(chart);
  const drawn = await Promise.all(regions.map(drawBest));
  return best(packings(chart, drawn).map((drawing) => judge(chart, drawing)));
}

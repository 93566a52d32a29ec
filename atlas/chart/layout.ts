import Elk, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import { backEdges, edgeId } from './backEdges.ts';
import type { Chart, ChartTransition, DrawnState, DrawnTransition, Drawing, Point } from './chart.ts';
import { chainOf, labelOf, linesOf, sizeOf } from './states.ts';
import { lineWidth } from './text.ts';

/*
 * A chart with its places, by the layered algorithm of the Eclipse Layout Kernel. It has to be told everything at every
 * container, and draws what runs backwards best when it is handed over the other way round.
 */

const elk = new Elk();

type Direction = 'RIGHT' | 'DOWN';

/** Options of every container; leaves and edges must not have them. */
const containerOptions = (direction: Direction): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '7',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.layered.edgeRouting.selfLoopDistribution': 'EQUALLY',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.spacing.edgeNode': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
});

/** Inside a container these two would stop the layout. */
const rootOptions: LayoutOptions = {
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

/** In pixels, between two ways at the same side of a state. */
const WAY_SPACE = 9;

/** How many ways begin or end at a state. */
const degreeOf = (chart: Chart, path: string) =>
  chart.transitions
    .flatMap(({ source, targets }) => targets.flatMap((target) => [source, target]))
    .filter((end) => end === path).length;

const ROOT = '(root)';
const DOT = 12;
const LABEL_LINE = 15;

const idOf = (path: string) => `state ${path}`;
const dotOf = (path: string) => `dot ${path}`;
/** The container in which an edge has to be declared: the innermost that holds both its ends. */
function homeOf(chart: Chart, source: string, target: string): string {
  const parentOf = (path: string) => chart.states.find((state) => state.path === path)?.parent ?? null;
  if (source === target) return parentOf(source) === null ? ROOT : idOf(parentOf(source) ?? '');
  const around = new Set(chainOf(chart, target));
  const common = chainOf(chart, source).find((path) => around.has(path));
  return common === undefined ? ROOT : idOf(common);
}

function labelSize(transition: ChartTransition): { width: number; height: number } {
  const { event, guard } = labelOf(transition);
  const actions = transition.actions.join(', ');
  const lines = [guard ? `${event} [${guard}]` : event, ...(actions ? [`/ ${actions}`] : [])];
  return { width: Math.max(...lines.map(lineWidth)) + 16, height: lines.length * LABEL_LINE + 6 };
}

/** What is drawn, as the layout kernel takes it. */
function toElk(chart: Chart, direction: Direction): ElkNode {
  const options = containerOptions(direction);
  const back = backEdges(chart);
  const edges = new Map<string, ElkExtendedEdge[]>();
  const add = (home: string, edge: ElkExtendedEdge) => edges.set(home, [...(edges.get(home) ?? []), edge]);

  for (const transition of chart.transitions) {
    transition.targets.forEach((target, index) => {
      const { source } = transition;
      const id = edgeId(transition.id, index);
      const ends = back.has(id) ? [target, source] : [source, target];
      add(homeOf(chart, source, target), {
        id,
        sources: [idOf(ends[0] ?? '')],
        targets: [idOf(ends[1] ?? '')],
        labels: [
          {
            id: `label ${id}`,
            text: transition.event,
            ...labelSize(transition),
            layoutOptions: {
              'elk.edgeLabels.inline': String(source !== target),
              'elk.edgeLabels.placement': 'CENTER',
            },
          },
        ],
      });
    });
  }

  const toNode = (path: string): ElkNode => {
    const state = chart.states.find((one) => one.path === path);
    if (!state) throw new Error(`${chart.machine} has no state ${path}`);
    const { width, height, header } = sizeOf(state, chart);
    // Ways that begin and end beside each other are to be told apart.
    const room = degreeOf(chart, path) * WAY_SPACE;
    const children = chart.states.filter((one) => one.parent === path).map((one) => toNode(one.path));
    if (children.length === 0) {
      return direction === 'RIGHT'
        ? { id: idOf(path), width, height: Math.max(height, room) }
        : { id: idOf(path), width: Math.max(width, room), height };
    }
    if (state.initial !== null) {
      children.unshift({
        id: dotOf(path),
        width: DOT,
        height: DOT,
        layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
      });
      add(idOf(path), {
        id: `begins ${path}`,
        sources: [dotOf(path)],
        targets: [idOf(state.initial)],
        layoutOptions: { 'elk.layered.priority.direction': '100', 'elk.layered.priority.straightness': '100' },
      });
    }
    return {
      id: idOf(path),
      children,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${header + 16},left=22,bottom=22,right=22]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };
  const root: ElkNode = { id: ROOT, layoutOptions: { ...options, ...rootOptions }, children: [toNode('')] };
  const withEdges = (node: ElkNode): ElkNode => ({
    ...node,
    edges: edges.get(node.id) ?? [],
    ...(node.children && { children: node.children.map(withEdges) }),
  });
  return withEdges(root);
}

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

function pathsOf(edge: ElkExtendedEdge, isBack: boolean): Point[][] {
  return (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));
    return isBack ? points.toReversed() : points;
  });
}

/** Reads the places out of what the layout kernel answers. */
function toDrawing(chart: Chart, laid: ElkNode): Drawing {
  const back = backEdges(chart);
  const nodes = new Map(flatten(laid).map((node) => [node.id, node]));
  const edges = new Map(flatten(laid).flatMap((node) => (node.edges ?? []).map((edge) => [edge.id, edge] as const)));
  const boxOf = ({ x, y, width, height }: Partial<Record<'x' | 'y' | 'width' | 'height', number>>) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  });

  const states = chart.states.map((state): DrawnState => ({
    path: state.path,
    depth: chainOf(chart, state.path).length - 1,
    lines: linesOf(state, chart),
    ...boxOf(nodes.get(idOf(state.path)) ?? {}),
  }));
  const drawTransition = (transition: ChartTransition): DrawnTransition => {
    const parts = transition.targets.flatMap((_target, index) => {
      const id = edgeId(transition.id, index);
      const edge = edges.get(id);
      return edge ? [{ edge, isBack: back.has(id) }] : [];
    });
    const [label] = parts[0]?.edge.labels ?? [];
    return {
      id: transition.id,
      paths: parts.flatMap(({ edge, isBack }) => pathsOf(edge, isBack)),
      label: { ...labelOf(transition), actions: transition.actions, ...boxOf(label ?? {}) },
    };
  };
  const initials = chart.states.flatMap(({ path, initial }) => {
    const dot = nodes.get(dotOf(path));
    const [way = []] = pathsOf(edges.get(`begins ${path}`) ?? { id: '', sources: [], targets: [] }, false);
    if (!dot || initial === null) return [];
    return [{ state: initial, dot: { x: round(dot.x) + DOT / 2, y: round(dot.y) + DOT / 2 }, path: way }];
  });
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states,
    transitions: chart.transitions.filter(({ targets }) => targets.length > 0).map(drawTransition),
    initials,
  };
}

/** A window in which a chart is looked at, in pixels. */
const view = { width: 1100, height: 850 };

/** How large the chart is when it fits the window. */
const scaleOf = ({ width, height }: Drawing) => Math.min(view.width / width, view.height / height);

/**
 * Gives every state and transition of a chart its place: from the left to the right or from the top down, whichever is
 * larger when all of it is to be seen. The same chart has the same drawing each time.
 */
export async function layOut(chart: Chart): Promise<Drawing> {
  const drawings = await Promise.all(
    (['DOWN', 'RIGHT'] as const).map(async (direction) => toDrawing(chart, await elk.layout(toElk(chart, direction)))),
  );
  const [best] = drawings.toSorted((one, two) => scaleOf(two) - scaleOf(one));
  if (!best) throw new Error(`${chart.machine} cannot be drawn`);
  return best;
}

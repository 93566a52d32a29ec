import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import { backEdges, edgeId } from './backEdges.ts';
import type { Chart, ChartState } from './chart.ts';
import { chainOf, isContainer, labelSize, sizeOf } from './states.ts';

/*
 * A chart as the Eclipse Layout Kernel takes it. The kernel has to be told everything at every container, and draws what
 * runs backwards best when it is handed over the other way round.
 */

/** How a chart may be drawn. */
export interface Way {
  direction: 'RIGHT' | 'DOWN';
  /** In which layer a state stands: as near to its neighbours as can be, or as near to where all begins. */
  layering: 'NETWORK_SIMPLEX' | 'LONGEST_PATH_SOURCE';
  /** The containers beside whose words nothing may run: what they hold stands to the right of the words. */
  aside: ReadonlySet<string>;
}

/** Options of every container; leaves and edges must not have them. */
const containerOptions = ({ direction, layering }: Way): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.layering.strategy': layering,
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '7',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.edgeNode': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '14',
  // Nothing ends at a round corner.
  'elk.spacing.portsSurrounding': '[top=12,left=12,bottom=12,right=12]',
});

/** Inside a container these two would stop the layout. */
const rootOptions: LayoutOptions = {
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

/** In pixels, between two ways at the same side of a state. */
const WAY_SPACE = 12;

/** How many ways begin or end at a state. */
const waysAt = (chart: Chart, path: string): number =>
  chart.transitions
    .flatMap(({ source, targets }) => targets.flatMap((target) => [source, target]))
    .filter((end) => end === path).length;

function toLeaf(chart: Chart, { direction }: Way, state: ChartState): ElkNode {
  const { width, height } = sizeOf(state, chart);
  const id = nodeId(state.path);
  if (chart.transitions.some(({ source, targets }) => source === state.path && targets.includes(state.path))) {
    // Such a state may not grow by itself, as the others do: the layout would stop.
    const room = (waysAt(chart, state.path) + 2) * WAY_SPACE;
    const size =
      direction === 'DOWN'
        ? { width: Math.max(width, room), height: height + WAY_SPACE }
        : { width, height: Math.max(height, room) };
    return {
      id,
      ...size,
      layoutOptions: {
        'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
        'elk.layered.edgeRouting.selfLoopDistribution': 'EQUALLY',
      },
    };
  }
  // The state grows until what begins and ends there runs straight.
  const layoutOptions = { 'elk.layered.nodePlacement.networkSimplex.nodeFlexibility': 'NODE_SIZE' };
  return { id, width, height, layoutOptions };
}

/** In pixels, from the edge of a container to what it holds. */
const PADDING = 22;
/** In pixels, across. */
export const DOT = 12;
/** What holds the machine itself, unseen. */
const ROOT = '(root)';

export const nodeId = (path: string): string => `state ${path}`;
export const dotId = (path: string): string => `dot ${path}`;
export const beginId = (path: string): string => `begins ${path}`;

/** The container in which an edge has to be declared: the innermost that holds both its ends. */
function homeOf(chart: Chart, source: string, target: string): string {
  const around = chainOf(chart, target);
  const chain = chainOf(chart, source);
  const common = source === target ? chain[1] : chain.find((path) => around.includes(path));
  return common === undefined ? ROOT : nodeId(common);
}

function edgesOf(chart: Chart): { home: string; edge: ElkExtendedEdge }[] {
  const back = backEdges(chart);
  const transitions = chart.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => {
      const { source } = transition;
      const id = edgeId(transition.id, index);
      const [from, to] = back.has(id) ? [target, source] : [source, target];
      const layoutOptions = {
        'elk.edgeLabels.inline': String(source !== target),
        'elk.edgeLabels.placement': 'CENTER',
      };
      return {
        home: homeOf(chart, source, target),
        edge: {
          id,
          sources: [nodeId(from)],
          targets: [nodeId(to)],
          labels: [{ id: `label ${id}`, text: transition.event, ...labelSize(transition), layoutOptions }],
        },
      };
    }),
  );
  const beginnings = chart.states.flatMap(({ path, initial }) => {
    if (initial === null) return [];
    const layoutOptions = { 'elk.layered.priority.direction': '100', 'elk.layered.priority.straightness': '100' };
    const edge = { id: beginId(path), sources: [dotId(path)], targets: [nodeId(initial)], layoutOptions };
    return [{ home: nodeId(path), edge }];
  });
  return [...transitions, ...beginnings];
}

/** What is drawn, as the kernel takes it. */
export function toElkGraph(chart: Chart, way: Way): ElkNode {
  const options = containerOptions(way);
  const edges = edgesOf(chart);
  const edgesAt = (id: string) => edges.filter(({ home }) => home === id).map(({ edge }) => edge);

  const toNode = (state: ChartState): ElkNode => {
    if (!isContainer(state)) return toLeaf(chart, way, state);
    const id = nodeId(state.path);
    const { width, height } = sizeOf(state, chart);
    const left = way.aside.has(state.path) ? width : PADDING;
    const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };
    const dot = { id: dotId(state.path), width: DOT, height: DOT, layoutOptions: first };
    return {
      id,
      children: [
        ...(state.initial === null ? [] : [dot]),
        ...chart.states.filter(({ parent }) => parent === state.path).map(toNode),
      ],
      edges: edgesAt(id),
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 4},left=${left},bottom=${PADDING},right=${PADDING}]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };
  const machine = chart.states.filter(({ parent }) => parent === null).map(toNode);
  return { id: ROOT, children: machine, edges: edgesAt(ROOT), layoutOptions: { ...options, ...rootOptions } };
}

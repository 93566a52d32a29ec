import type { Findings } from './findings.ts';
import type { JsonDocument } from './json.ts';
import { isLink, isPicture } from './links.ts';

/** What the portal draws; anything else it skips. */
const drawn = new Set([
  'document',
  'heading-1',
  'heading-2',
  'heading-3',
  'paragraph',
  'unordered-list',
  'ordered-list',
  'list-item',
  'hyperlink',
  'table',
  'table-row',
  'table-header-cell',
  'table-cell',
  'image',
  'text',
]);
/** Where a node's data say what it leads to. */
const addresses = ['uri', 'src', 'url', 'href'];
/** Which of them the portal reads. */
const needed: Record<string, string> = { hyperlink: 'uri', image: 'src' };

type Path = readonly PropertyKey[];
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Looks at a tree of rich text (`content.modal`, `content.links`): each node names its type, its content is a list of
 * nodes, and its addresses are such as contents may lead to. A type that the portal does not draw is warned of.
 *
 * @param path where the tree stands in the file
 * @param imageOrigins where pictures may be besides this origin
 */
export function checkRichText(
  { value, lineOf }: JsonDocument,
  path: Path,
  file: string,
  imageOrigins: readonly string[],
  findings: Findings,
): void {
  const refuse = (at: Path, message: string) => findings.fault(file, lineOf(at), `${at.join('.')} ${message}`);

  const visit = (node: unknown, at: Path) => {
    if (!isNode(node)) return refuse(at, 'must be a node, an object with a nodeType');
    const { nodeType, content, value: text } = node;
    if (typeof nodeType !== 'string') return refuse(at, 'has no nodeType');
    if (!drawn.has(nodeType))
      findings.warn(file, lineOf([...at, 'nodeType']), `${nodeType.slice(0, 60)} is nothing that the portal draws`);
    if (nodeType === 'text' && typeof text !== 'string') refuse([...at, 'value'], 'must be a text');
    visitAddresses(node, nodeType, at);
    if (Array.isArray(content)) content.forEach((child, index) => visit(child, [...at, 'content', index]));
    else if (content !== undefined) refuse([...at, 'content'], 'must be a list of nodes');
  };

  const visitAddresses = (node: Node, nodeType: string, at: Path) => {
    const data = isNode(node['data']) ? node['data'] : {};
    for (const name of addresses.filter((candidate) => Object.hasOwn(data, candidate))) {
      const address = data[name];
      const isText = typeof address === 'string';
      if (nodeType === 'image' && !(isText && isPicture(address, imageOrigins)))
        refuse([...at, 'data', name], 'must be a path of the portal, or an https address at one of imageOrigins');
      else if (nodeType !== 'image' && !(isText && isLink(address)))
        refuse([...at, 'data', name], 'must be a path of the portal, or an https, mailto or tel address');
    }
    const missing = needed[nodeType];
    if (missing !== undefined && !Object.hasOwn(data, missing)) refuse(at, `has no data.${missing}`);
  };

  const tree = path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown>)[key], value);
  visit(tree, path);
}

import { ExternalLink } from 'lucide';
import { useId } from 'react';
import { ScrollRegion } from '../DataTable/ScrollRegion.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { RichBlock, RichLink, RichNode, RichTable, RichText } from './richNodes.ts';
import * as styles from './RichText.css.ts';

export interface RichTextLook {
  /** The level of the document's highest heading on the page, one below the heading that it stands under. */
  baseLevel: 2 | 3 | 4;
  size?: keyof typeof styles.sizes;
  /** Read after a link that leads out of the portal: `toinen palvelu`. */
  externalLabel: string;
  /** What a table without a name is, for readers of the screen who scroll it: `Taulukko`. */
  tableLabel: string;
}

/** With the levels that the document's headings have, the highest first: no level of the page is left out for one of theirs. */
interface Look extends RichTextLook {
  levels: readonly number[];
}

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface Drawn<Node> {
  node: Node;
  look: Look;
}

function Words({ text, isBold, isItalic }: RichText) {
  const words = isItalic ? <em>{text}</em> : text;
  return isBold ? <strong className={styles.bold}>{words}</strong> : words;
}

function Link({ node: { href, isExternal, content }, look }: Drawn<RichLink>) {
  return (
    <a className={styles.link} href={href}>
      <RichNodes nodes={content} look={look} />
      {isExternal && (
        <span className={styles.externalMark}>
          <Icon of={ExternalLink} />
          <VisuallyHidden> ({look.externalLabel})</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

function Block({ node: { level, content }, look }: Drawn<RichBlock>) {
  const words = <RichNodes nodes={content} look={look} />;
  if (level === 0) return <p className={styles.paragraph}>{words}</p>;
  const Heading = tags[look.baseLevel + look.levels.indexOf(level) - 1] ?? 'h6';
  const looks = look.size === 'small' ? styles.smallHeadings : styles.headings;
  return <Heading className={looks[level]}>{words}</Heading>;
}

/** The header cells of the first row name columns, those of the others their row. */
function Table({ node: { rows }, look }: Drawn<RichTable>) {
  const id = useId();
  return (
    <div>
      <ScrollRegion labelledBy={id}>
        <table className={styles.table}>
          <caption id={id} className={styles.caption}>
            {look.tableLabel}
          </caption>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map(({ isHeader, content }, column) =>
                  isHeader ? (
                    <th key={column} className={styles.headerCell} scope={row === 0 ? 'col' : 'row'}>
                      <RichNodes nodes={content} look={look} />
                    </th>
                  ) : (
                    <td key={column} className={styles.cell}>
                      <RichNodes nodes={content} look={look} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Node({ node, look }: Drawn<RichNode>) {
  switch (node.type) {
    case 'text':
      return <Words {...node} />;
    case 'link':
      return <Link node={node} look={look} />;
    case 'paragraph':
    case 'heading':
      return <Block node={node} look={look} />;
    case 'list': {
      const List = node.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {node.items.map((item, index) => (
            <li key={index} className={styles.item}>
              <RichNodes nodes={item} look={look} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table node={node} look={look} />;
    case 'image':
      return (
        <img className={styles.images[node.align]} src={node.src} alt={node.alt} loading="lazy" decoding="async" />
      );
  }
}

/** The parts of a checked document as elements. */
export function RichNodes({ nodes, look }: { nodes: RichNode[]; look: Look }) {
  return nodes.map((node, index) => <Node key={index} node={node} look={look} />);
}

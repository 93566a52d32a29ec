import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { parseRichText } from './parseRichText.ts';
import { RichNodes, type RichTextLook } from './RichNodes.tsx';
import type { RichNode } from './richNodes.ts';
import * as styles from './RichText.css.ts';

interface RichTextProps extends RichTextLook {
  /** What the editor's system sent; nothing in it is trusted. */
  document: unknown;
  /** Where images may come from besides the portal: https addresses, each ending in a slash. Kept between drawings. */
  imageSources?: readonly string[];
  /** Told of each thing that was left out, once. */
  onWarning?(text: string): void;
}

const none: readonly string[] = [];

const headingLevels = (nodes: readonly RichNode[]): number[] =>
  [...new Set(nodes.flatMap((node) => (node.type === 'heading' ? [node.level] : [])))].sort((a, b) => a - b);

/** A text that an editor wrote. Whatever it holds, nothing in it runs: it is drawn part by part from what is known. */
export function RichText({ document, imageSources = none, onWarning, ...look }: RichTextProps) {
  const { nodes, warnings, levels } = useMemo(() => {
    const parsed = parseRichText(document, imageSources);
    return { ...parsed, levels: headingLevels(parsed.nodes) };
  }, [document, imageSources]);
  const told = useRef(new Set<string>());
  const tell = useEffectEvent((text: string) => {
    if (told.current.has(text)) return;
    told.current.add(text);
    onWarning?.(text);
  });
  useEffect(() => warnings.forEach((text) => tell(text)), [warnings]);
  return (
    <div className={classNames(styles.richText, styles.sizes[look.size ?? 'normal'])}>
      <RichNodes nodes={nodes} look={{ ...look, levels }} />
    </div>
  );
}

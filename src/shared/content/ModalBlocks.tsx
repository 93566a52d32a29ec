import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { ScrollRegion } from '../../ui/DataTable/ScrollRegion.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import * as styles from './ModalBlocks.css.ts';
import type { Modal } from './modal.query.ts';
import { useContentSettings } from './useContentSettings.ts';

type Block = Modal['blocks'][number];

/** Text blocks each by itself, accordion blocks that follow each other as one. */
function groupsOf(blocks: Block[]): [Block, ...Block[]][] {
  const groups: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.type === 'accordion' && last[0].type === 'accordion') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.answer}>
      <span id={id} hidden>
        {question}
      </span>
      <ScrollRegion labelledBy={id} height="place">
        {children}
      </ScrollRegion>
    </div>
  );
}

/** The blocks of a modal, in their order (`contentModal.content`). */
export function ModalBlocks({ modal: { blocks, textSize } }: { modal: Modal }) {
  const { t } = useLingui();
  const { data: settings } = useContentSettings();
  const draw = ({ body }: Block) => (
    <RichText
      document={body}
      baseLevel={3}
      size={textSize}
      imageSources={settings?.imageOrigins}
      externalLabel={t({ id: 'content.externalLink', message: 'toinen palvelu' })}
      tableLabel={t({ id: 'content.table', message: 'Taulukko' })}
    />
  );
  return (
    <Stack gap="large">
      {groupsOf(blocks).map((group, index) =>
        group[0].type === 'text' ? (
          <div key={index}>{draw(group[0])}</div>
        ) : (
          <Accordion
            key={index}
            items={group.map((block) => {
              const question = block.title ?? '';
              return { question, answer: <Answer question={question}>{draw(block)}</Answer> };
            })}
          />
        ),
      )}
    </Stack>
  );
}

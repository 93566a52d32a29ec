import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { stateHref } from '../app/address.ts';
import { Code } from '../details/Code.tsx';
import { useAtlas } from '../app/atlas.context.ts';
import { citedPlace } from './requirements.ts';
import * as styles from './Requirements.css.ts';

/** A state that cites a requirement, leading to it in its chart. */
export function CitedState({ cited }: { cited: string }) {
  const { machines } = useAtlas();
  const { machine, path } = citedPlace(cited);
  const isDrawn = machines.some(({ id }) => id === machine);
  if (!isDrawn) return <Code>{cited}</Code>;
  return (
    <TextLink href={stateHref(machine, path)}>
      <Code>{cited}</Code>
    </TextLink>
  );
}

/** So many stand in the table; more than that on request. */
const FEW = 2;

/** The files of the tests that cite a requirement. */
export function TestFiles({ files }: { files: readonly string[] }) {
  const { t } = useLingui();
  const list = (
    <ul className={styles.files} role="list">
      {files.map((file) => (
        <li key={file}>
          <Code>{file}</Code>
        </li>
      ))}
    </ul>
  );
  if (files.length <= FEW) return list;
  return (
    <details>
      <summary className={styles.summary}>
        {t({
          id: 'atlas.requirements.files',
          message: plural(files.length, { one: '# tiedosto', other: '# tiedostoa' }),
        })}
      </summary>
      {list}
    </details>
  );
}

/** What a requirement says; in backticks it names something of the code. */
export function RequirementText({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence, which stay where they are
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </span>
  );
}

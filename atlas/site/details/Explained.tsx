import { Note } from '../../../src/ui/Text/Text.tsx';
import type { MachineData } from '../../atlasData.ts';
import { Code } from './Code.tsx';
import * as styles from './Details.css.ts';

interface ExplainedProps extends Pick<MachineData, 'explained'> {
  /** Of guards or actions. */
  names: readonly string[];
}

/** Guards or actions, each with what it does: the comment above it, and its code. */
export function Explained({ explained, names }: ExplainedProps) {
  return (
    <ul className={styles.transitions} role="list">
      {names.map((name) => {
        const { text, code } = explained[name] ?? { text: '', code: '' };
        return (
          <li key={name}>
            {code === '' ? (
              <Code>{name}</Code>
            ) : (
              <details>
                <summary className={styles.summary}>
                  <Code>{name}</Code>
                </summary>
                <pre className={styles.code} lang="en">
                  {code}
                </pre>
              </details>
            )}
            {text !== '' && (
              <Note>
                <span lang="en">{text}</span>
              </Note>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

interface CopyButtonProps {
  /** What is copied, as it is typed elsewhere: without spaces. */
  text: string;
  /** What the button does: `Kopioi viitenumero`. */
  label: string;
  /** What readers of the screen hear once it is done: `Viitenumero kopioitu`. */
  copied: string;
  /** What they hear where the browser does not allow it. */
  refused: string;
  /** The same in a word each, beside the button: `Kopioitu`, `Ei kopioitu`. */
  words: { copied: string; refused: string };
}

/** Copies what stands beside it, and says so beside itself, in room that is always kept for it, to readers of the screen too. */
export function CopyButton({ text, label, copied, refused, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  // Of something else that stands there by now nothing was copied.
  const known = outcome?.text === text ? outcome : null;
  const copy = async () => {
    setOutcome(null);
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome({ text, isCopied });
  };
  return (
    <span>
      <button
        type="button"
        className={styles.button}
        // Where the page is not served securely there is nothing to copy with.
        onClick={() => void copy().catch(() => setOutcome({ text, isCopied: false }))}
      >
        <Icon of={known?.isCopied ? Check : Copy} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>{' '}
      <span className={styles.said} aria-hidden>
        <span className={classNames(styles.word, known?.isCopied === true && styles.shown)}>{words.copied}</span>
        <span className={classNames(styles.word, known?.isCopied === false && styles.shown)}>{words.refused}</span>
      </span>
      <VisuallyHidden>
        <span role="status">{known && (known.isCopied ? copied : refused)}</span>
      </VisuallyHidden>
    </span>
  );
}

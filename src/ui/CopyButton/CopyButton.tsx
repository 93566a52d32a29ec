import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

interface CopyButtonProps {
  /** What is copied, as it is typed elsewhere: without spaces. */
  text: string;
  /** What the button does: `Kopioi viitenumero`. */
  label: string;
  /** What is said once it is done: `Viitenumero kopioitu`. */
  copied: string;
  /** What is said where the browser does not allow it. */
  refused: string;
}

/** Copies what stands beside it, and says so beside itself, to readers of the screen too. */
export function CopyButton({ text, label, copied, refused }: CopyButtonProps) {
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
    <span className={styles.place}>
      <button
        type="button"
        className={styles.button}
        // Where the page is not served securely there is nothing to copy with.
        onClick={() => void copy().catch(() => setOutcome({ text, isCopied: false }))}
      >
        <Icon of={known?.isCopied ? Check : Copy} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <span role="status" className={styles.said}>
        {known && (known.isCopied ? copied : refused)}
      </span>
    </span>
  );
}

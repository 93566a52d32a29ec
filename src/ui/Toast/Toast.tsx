import { X } from 'lucide';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';

interface ToastContent {
  /** What has happened, in a sentence. */
  text: string;
  undo?: { label: string; onUndo(): void };
}

interface ToastProps {
  /** Null while there is nothing to tell. The component is there before, or readers of the screen would miss it. */
  toast: ToastContent | null;
  closeLabel: string;
  onClose(): void;
}

/**
 * Tells at the end of a page what was done, with the way back from it. It stays until it is closed or the page is left;
 * what the person was at keeps the focus.
 */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  return (
    <div className={classNames(styles.place, !toast && styles.empty)}>
      <div className={toast ? styles.toast : undefined}>
        <p role="status" className={styles.words}>
          {toast?.text}
        </p>
        {toast && (
          <span className={styles.actions}>
            {toast.undo && (
              <button type="button" className={styles.undo} onClick={toast.undo.onUndo}>
                {toast.undo.label}
              </button>
            )}
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon of={X} />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </button>
          </span>
        )}
      </div>
    </div>
  );
}

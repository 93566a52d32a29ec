import { X } from 'lucide';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { closeOnBack } from '../backCloses.ts';
import { classNames } from '../classNames.ts';
import { DOUBLE_PRESS } from '../doublePress.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Scene, type SceneKind } from '../Scene/Scene.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';

interface DialogContent {
  heading: string;
  /** Why it is there, below the heading; read with it. */
  reason?: string;
  children?: ReactNode;
  /** Buttons and links, the one that goes on first. */
  actions?: ReactNode;
  scene?: SceneKind;
  /** For a list: up to 56 rem, and what can shrink in it scrolls inside. */
  isWide?: boolean;
}

/** A dialog either can be closed, or asks for a choice that cannot be put off: it then says why, and has no way past. */
type DialogProps = DialogContent &
  (
    | { isRequired: true }
    | {
        isRequired?: false;
        closeLabel: string;
        onClose(): void;
        /** Has it open again, at the browser's Forward; left out of one that came by itself. */
        onReopen?(): void;
        /** Why it cannot be closed just now: said to who tries to. */
        held?: string | null;
      }
  );

/**
 * A modal dialog over the page, there as long as it is rendered. The focus goes to its heading, and back to where it was
 * when the dialog is gone. The browser's Back closes one that can be closed (`overlay.back`); one that cannot stays, and its
 * heading gets the focus again (`overlay.required`). While one is held, it stays and says why (`overlay.held`).
 */
export function Dialog(props: DialogProps) {
  const { heading, reason, children, actions, scene, isWide } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    title.current?.focus();
    openedAt.current = performance.now();
    return () => element?.close();
  }, []);

  const { isRequired = false } = props;
  const held = (!props.isRequired && props.held) || null;
  const [isTried, setIsTried] = useState(false);
  if (isTried && held === null) setIsTried(false);
  const tryToClose = () => {
    if (held !== null) setIsTried(true);
    else if (!props.isRequired) props.onClose();
  };
  const onBack = useEffectEvent(() => {
    if (props.isRequired) title.current?.focus();
    else tryToClose();
  });
  const onForward = useEffectEvent(() => {
    if (!props.isRequired) props.onReopen?.();
  });
  // As soon as it can be seen: a Back in that moment is for the dialog, not for the page.
  const stays = isRequired || held !== null;
  useLayoutEffect(() => closeOnBack(() => onBack(), stays ? null : () => onForward()), [stays]);

  const keepOpen = (event: KeyboardEvent) => {
    // For the browsers that do not know `closedby` yet.
    if (props.isRequired && event.key === 'Escape') event.preventDefault();
  };
  // The second press of a double one on what opens it lands outside, where it would close it and take the focus.
  const isOfOpening = useRef(false);
  const onPointerDown = (event: SyntheticEvent) => {
    isOfOpening.current = event.target === dialog.current && performance.now() - openedAt.current < DOUBLE_PRESS;
  };
  const onMouseDown = (event: SyntheticEvent) => {
    if (isOfOpening.current) event.preventDefault();
  };
  /** Whether it is what would close it; what comes after it closes it. */
  const isSecondPress = () => {
    const is = isOfOpening.current;
    isOfOpening.current = false;
    return is;
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSecondPress()) tryToClose();
  };
  const onClosedByBrowser = () => {
    if (dialog.current?.open) return;
    const isKept = isSecondPress();
    if (stays || isKept) dialog.current?.showModal();
    if (!isKept) tryToClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      aria-describedby={reason && `${id}-reason`}
      onKeyDown={keepOpen}
      {...{ onPointerDown, onMouseDown }}
      onCancel={onCancel}
      onClose={onClosedByBrowser}
      {...{ closedby: props.isRequired ? 'none' : 'any' }}
    >
      {scene && (
        <div className={styles.scene}>
          <Scene kind={scene} />
        </div>
      )}
      <div className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {!props.isRequired && (
          <button type="button" className={styles.close} onClick={tryToClose}>
            <Icon of={X} />
            <VisuallyHidden>{props.closeLabel}</VisuallyHidden>
          </button>
        )}
      </div>
      {reason && (
        <p id={`${id}-reason`} className={styles.reason}>
          {reason}
        </p>
      )}
      {children}
      {!props.isRequired && props.held !== undefined && (
        <div role="status">{isTried && <p className={styles.held}>{held}</p>}</div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}

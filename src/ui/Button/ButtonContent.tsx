import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variants;

/** What buttons and links that look like one have in common. */
export interface ButtonLook {
  /** One primary button a view; `alert` for what cannot be undone, `light` in a dark room. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  /** As wide as its place. */
  isFull?: boolean;
  icon?: IconNode;
  iconAfter?: IconNode;
  children: ReactNode;
}

export const buttonClass = ({ variant = 'primary', size, isFull }: Omit<ButtonLook, 'children'>) =>
  classNames(styles.button, styles.variants[variant], size === 'small' && styles.small, isFull && styles.full);

interface ButtonContentProps extends Pick<ButtonLook, 'icon' | 'iconAfter' | 'children'> {
  isBehind?: boolean;
}

const ButtonIcon = ({ of }: { of: IconNode }) => (
  <span className={styles.icon}>
    <Icon of={of} />
  </span>
);

export function ButtonContent({ icon, iconAfter, isBehind, children }: ButtonContentProps) {
  return (
    <span className={classNames(styles.content, isBehind && styles.contentBehind)}>
      {icon && <ButtonIcon of={icon} />}
      {children}
      {iconAfter && <ButtonIcon of={iconAfter} />}
    </span>
  );
}

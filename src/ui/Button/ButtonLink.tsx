import type { LinkProps } from '../props.ts';
import { buttonClass, ButtonContent, type ButtonLook } from './ButtonContent.tsx';

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'children'>;

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink({ variant, size, isFull, icon, iconAfter, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={buttonClass({ variant, size, isFull })}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  );
}

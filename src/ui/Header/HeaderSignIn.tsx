import { LogIn } from 'lucide';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkProps } from '../props.ts';
import * as styles from './HeaderSignIn.css.ts';

/** The way in, in the head of a page that is open to all: on the narrowest screens a mark alone. */
export function HeaderSignIn({ children, ...link }: LinkProps) {
  return (
    <ButtonLink {...link} size="small">
      {/* No icon of the button's: that makes room for the words, which go first here. */}
      <Icon of={LogIn} />
      <span className={styles.words}>{children}</span>
    </ButtonLink>
  );
}

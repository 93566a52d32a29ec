import { LogIn } from 'lucide';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { LinkProps } from '../props.ts';
import * as styles from './HeaderSignIn.css.ts';

/** The way in, in the head of a page that is open to all: on the narrowest screens a mark alone. */
export function HeaderSignIn({ children, ...link }: LinkProps) {
  return (
    <ButtonLink {...link} size="small" icon={LogIn}>
      <span className={styles.words}>{children}</span>
    </ButtonLink>
  );
}

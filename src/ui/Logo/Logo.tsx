import type { LinkProps } from '../props.ts';
import * as styles from './Logo.css.ts';
import { logoMark } from './logoMark.ts';

/** The mark alone, beside words that name the portal. */
export function LogoMark() {
  const { viewBox, strokeWidth, rays, lamp } = logoMark;
  return (
    <svg className={styles.mark} viewBox={viewBox} strokeWidth={strokeWidth} aria-hidden>
      <path className={styles.rays} d={rays} />
      <path className={styles.lamp} d={lamp} />
    </svg>
  );
}

interface LogoProps extends Omit<LinkProps, 'children'> {
  /** The portal's name. */
  name: string;
}

/** The mark and the name, as a link to the first page. */
export function Logo({ name, ...link }: LogoProps) {
  return (
    <a {...link} className={styles.logo}>
      <LogoMark />
      {name}
    </a>
  );
}

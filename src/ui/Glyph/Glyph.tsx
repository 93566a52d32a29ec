import { Sun, Thermometer, Zap, type IconNode } from 'lucide';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Glyph.css.ts';

export type GlyphTone = keyof typeof styles.tones;

interface GlyphProps {
  tone: GlyphTone;
  /** Another icon than that of the tone, as for an add-on. */
  icon?: IconNode;
  size?: 'small' | 'medium';
}

const icons: Record<GlyphTone, IconNode> = { electricity: Zap, heat: Thermometer, production: Sun, neutral: Zap };

/** A tile with an icon, beside the words that say the same. */
export function Glyph({ tone, icon = icons[tone], size = 'medium' }: GlyphProps) {
  return (
    <span className={classNames(styles.glyph, styles.tones[tone], size === 'small' && styles.small)}>
      <Icon of={icon} />
    </span>
  );
}

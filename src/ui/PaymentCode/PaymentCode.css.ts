import { componentStyle } from '../theme/componentStyle.ts';

/** Dark on light whatever the colours around it: what reads the code knows no other. */
const paper = { display: 'block', background: '#fff', color: '#000', forcedColorAdjust: 'none' } as const;

export const bars = componentStyle({ ...paper, width: '100%', maxWidth: '34rem', height: '4.5rem', paddingBlock: 8 });

export const qr = componentStyle({ ...paper, width: 'min(13rem, 100%)', aspectRatio: '1' });

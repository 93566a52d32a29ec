import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';
import { noticeLook, noticeToneLooks } from './Notice.look.ts';

const { info, positive, warning, critical } = noticeToneLooks;

export const notice = componentStyle(noticeLook);

export const tones = componentVariants({
  info: { background: info.background },
  positive: { background: positive.background },
  warning: { background: warning.background },
  critical: { background: critical.background },
});

const mark = { display: 'inline-flex', fontSize: '1.2rem', lineHeight: 1 } as const;

export const marks = componentVariants({
  info: { ...mark, color: info.mark },
  positive: { ...mark, color: positive.mark },
  warning: { ...mark, color: warning.mark },
  critical: { ...mark, color: critical.mark },
});

export const title = componentStyle({ display: 'block', fontSize: vars.size.body, color: vars.color.textStrong });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[3],
});

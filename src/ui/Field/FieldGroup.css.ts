import { componentStyle, componentVariants } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const group = componentStyle({ position: 'relative' });

const heading = {
  color: vars.color.textStrong,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.head,
  overflowWrap: 'anywhere',
} as const;

export const legends = componentVariants({
  label: {
    marginBottom: '.5rem',
    color: vars.color.textStrong,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  heading: { ...heading, marginBottom: vars.space[4], fontSize: vars.size.h3, lineHeight: 1.3 },
  question: { ...heading, marginBottom: vars.space[4], fontSize: vars.size.h2, lineHeight: 1.2 },
  hidden: {},
});

export const hints = componentVariants({
  label: {},
  heading: { marginTop: '-.6rem', marginBottom: vars.space[3] },
  question: { marginTop: '-.5rem', marginBottom: vars.space[4] },
  hidden: { marginTop: 0 },
});

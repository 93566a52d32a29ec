import { noticeLook, noticeToneLooks } from '../Notice/Notice.look.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const summary = componentStyle({
  ...noticeLook,
  background: noticeToneLooks.critical.background,
  selectors: { '&:focus-visible': { borderRadius: vars.radius.l } },
});

export const mark = componentStyle({
  display: 'inline-flex',
  color: noticeToneLooks.critical.mark,
  fontSize: '1.2rem',
  lineHeight: 1,
});

export const title = componentStyle({ fontSize: vars.size.h3, lineHeight: 1.3 });

export const list = componentStyle({ marginTop: '.2rem', paddingInlineStart: '1.1rem' });

export const link = componentStyle({
  color: vars.color.textCritical,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

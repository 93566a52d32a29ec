import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.ts';

export const buttonLook: StyleRule = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.55em',
  minHeight: vars.layout.target,
  padding: '.6rem min(1.3rem, 6.5vw)',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.m,
  background: vars.color.primary,
  color: vars.color.textOnAccent,
  fontSize: '1rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.time.fast} ${vars.ease.out}, border-color ${vars.time.fast} ${vars.ease.out}`,
  ':hover': { background: vars.color.primaryHover },
  ':active': { background: vars.color.primaryActive },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.m } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.print]: { display: 'none' } },
};

export const buttonVariantLooks = {
  primary: {},
  secondary: {
    background: 'transparent',
    borderColor: vars.color.borderStrong,
    color: vars.color.textStrong,
    ':hover': { background: vars.color.surfaceTint, borderColor: vars.color.textStrong },
    ':active': { background: vars.color.surfaceSunken },
  },
  quiet: {
    // Never over the edge of the page, whatever the size of its text.
    paddingInline: `min(.6rem, ${vars.layout.pagePad})`,
    marginInline: `calc(-1 * min(.6rem, ${vars.layout.pagePad}))`,
    background: 'transparent',
    color: vars.color.textAccent,
    ':hover': { background: vars.color.surfaceAccent },
    ':active': { background: vars.color.surfaceSunken },
  },
  alert: {
    background: vars.color.alert,
    ':hover': { background: vars.color.alertHover },
    ':active': { background: vars.color.alertHover },
  },
  light: {
    background: vars.color.lamp,
    color: vars.color.textOnLamp,
    ':hover': { background: vars.color.lampHover },
    ':active': { background: vars.color.lampHover },
  },
} satisfies Record<string, StyleRule>;

export const buttonSmallLook: StyleRule = {
  minHeight: '2.5rem',
  padding: '.4rem min(.9rem, 6.5vw)',
  fontSize: vars.size.small,
};

export const buttonFullLook: StyleRule = { width: '100%' };

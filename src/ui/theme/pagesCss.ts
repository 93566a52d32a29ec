import type { StyleRule } from '@vanilla-extract/css';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { avatarLook } from '../Avatar/Avatar.look.ts';
import { buttonLook, buttonVariantLooks } from '../Button/Button.look.ts';
import { goLinkLook } from '../GoLink/GoLink.look.ts';
import { iconLook } from '../Icon/Icon.look.ts';
import { logoLook, logoMarkLook } from '../Logo/Logo.look.ts';
import { tagLook, tagToneLooks } from '../Tag/Tag.look.ts';
import { captionLook, leadLook, noteLook } from '../Text/Text.look.ts';
import { visuallyHiddenLook } from '../VisuallyHidden/VisuallyHidden.look.ts';
import { fontFaces } from './fonts.ts';
import { baseRules, resetRules, themeRules } from './rules.ts';
import { vars } from './vars.ts';

/** The classes that the server's pages may use; each looks like the portal's component of that name. */
const classes: Record<string, StyleRule> = {
  wrap: {
    maxWidth: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.pagePad})`,
    marginInline: 'auto',
    paddingInline: `max(${vars.layout.pagePad}, env(safe-area-inset-left))`,
  },
  vh: visuallyHiddenLook,
  ic: iconLook,
  lead: leadLook,
  small: { fontSize: vars.size.small, lineHeight: 1.5 },
  note: noteLook,
  cap: captionLook,
  muted: { color: vars.color.textMuted },
  strong: { color: vars.color.textStrong, fontWeight: vars.weight.semibold },
  logo: logoLook,
  mark: logoMarkLook,
  btn: buttonLook,
  'btn-secondary': buttonVariantLooks.secondary,
  'btn-quiet': buttonVariantLooks.quiet,
  go: goLinkLook,
  ava: avatarLook,
  tag: { ...tagLook, ...tagToneLooks.neutral },
  'tag-positive': tagToneLooks.positive,
  'tag-info': tagToneLooks.info,
  'tag-warning': tagToneLooks.warning,
  'tag-critical': tagToneLooks.critical,
};

/**
 * The style sheet of the pages that the server draws by itself (bank, demo people, documentation), as plain CSS: the same
 * tokens, reset and base as the portal's. The fonts are expected below `/pages/fonts/`.
 */
export function pagesCss(): string {
  const faces = fontFaces.map(({ family, file, weights, range }) => ({
    type: 'fontFace' as const,
    rule: {
      fontFamily: `"${family}"`,
      src: `url("/pages/fonts/${file}") format("woff2")`,
      fontWeight: weights,
      fontDisplay: 'swap' as const,
      unicodeRange: range,
    },
  }));
  const globals = [...themeRules, ...resetRules, ...baseRules].map(([selector, rule]) => ({
    type: 'global' as const,
    selector,
    rule,
  }));
  const named = Object.entries(classes).map(([selector, rule]) => ({ type: 'local' as const, selector, rule }));
  const css = transformCss({
    localClassNames: Object.keys(classes),
    composedClassLists: [],
    cssObjs: [...faces, ...globals, ...named],
  });
  return `/* Generated from src/ui/theme/pagesCss.ts by npm run generate. */\n${css.join('\n')}\n`;
}

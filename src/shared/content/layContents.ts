import type { I18n } from '@lingui/core';
import { QueryObserver } from '@tanstack/react-query';
import type { Catalogues, Overlay } from '../../i18n/catalogues.ts';
import { locales, type Locale } from '../../i18n/locale.ts';
import type { Portal } from '../portal.context.ts';
import { queryClientOf } from '../queryClient.ts';
import type { PortalSession } from '../session/portalSession.ts';
import { contentIdsQuery, contentQuery } from './content.query.ts';

interface Surroundings {
  i18n: Pick<I18n, 'on'>;
  catalogues: Pick<Catalogues, 'locale' | 'lay'>;
  queries: Portal['queries'];
  session: Pick<PortalSession, 'api' | 'gate'>;
  /** The search parameters with which the portal was opened. */
  search: object;
}

/** What makes overlays comes with the first one: most often there is none. */
const loadOverlays = () => import('../../i18n/overlay.ts');

const isEmployee = ({ gate }: Surroundings['session']) =>
  gate.getSnapshot().context.validation?.allowedEmployee ?? false;

/** Ids in the place of texts, for as long as the page is open (`content.messageIds`). */
function layIds({ catalogues, queries, session }: Surroundings): void {
  const lay = async (ids: string[]) => {
    const { idsOverlay } = await loadOverlays();
    for (const locale of locales) catalogues.lay(locale, idsOverlay(ids));
  };

  const wanted = () => contentIdsQuery(session.api, isEmployee(session));
  const observer = new QueryObserver(queryClientOf({ queries }), wanted());
  observer.subscribe(({ data }) => {
    if (data) void lay(data.ids).catch(() => {});
  });
  session.gate.subscribe(() => observer.setOptions(wanted()));
}

/** The texts of the contents, in the language in use, over the portal's own (`content.overlay`). */
function layTexts({ i18n, catalogues, queries, session }: Surroundings): void {
  const laid = new Map<Locale, object>();
  const lay = async (locale: Locale, texts: Record<string, string>) => {
    // Nothing to lay, and nothing to take away.
    if (laid.get(locale) === texts || (!laid.has(locale) && Object.keys(texts).length === 0)) return;
    laid.set(locale, texts);
    const overlay: Overlay = (await loadOverlays()).textsOverlay(texts);
    if (laid.get(locale) === texts) catalogues.lay(locale, overlay);
  };

  // A page that needs them has said by now that they cannot be had, and asks again when the person wants.
  const wanted = () => ({
    ...contentQuery(session.api, catalogues.locale(), isEmployee(session)),
    retryOnMount: false,
  });
  const observer = new QueryObserver(queryClientOf({ queries }), wanted());
  observer.subscribe(({ data }) => {
    if (data) void lay(data.locale, data.translations).catch(() => laid.delete(data.locale));
  });
  const ask = () => observer.setOptions(wanted());
  session.gate.subscribe(ask);
  // Told of every text that comes: the first of another language comes before that language is shown.
  i18n.on('change', ask);
}

/**
 * Fetches the contents and lays them over the portal's own texts, which are shown until then and wherever the contents
 * cannot be had. To be called when the first page is drawn.
 */
export function layContents(surroundings: Surroundings): void {
  const isForIds = 'showMessageIds' in surroundings.search && surroundings.search.showMessageIds === 'true';
  if (isForIds) layIds(surroundings);
  else layTexts(surroundings);
}

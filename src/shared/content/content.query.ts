import { queryOptions } from '@tanstack/react-query';
import { getContent, getContentIds } from '../../api/content.ts';
import type { PortalApi } from '../../api/portal.ts';
import type { Locale } from '../../i18n/locale.ts';

/** What every key of the contents begins with: a reload makes them all old. */
export const contentKey = ['content'] as const;

/**
 * The texts that lie over the portal's own in a language, and the settings, the same in every language. They stay as they
 * are until the portal is opened anew or an editor reloads them.
 *
 * @param includeEMP with the texts of the employees' pages
 */
export const contentQuery = (api: PortalApi, locale: Locale, includeEMP = false) =>
  queryOptions({
    queryKey: [...contentKey, 'texts', locale, includeEMP],
    queryFn: async ({ signal }) => ({ locale, ...(await getContent(api.calls, locale, includeEMP, { signal })) }),
    staleTime: Infinity,
  });

/** The ids of the texts that an editor may change. */
export const contentIdsQuery = (api: PortalApi, includeEMP: boolean) =>
  queryOptions({
    queryKey: [...contentKey, 'ids', includeEMP],
    queryFn: ({ signal }) => getContentIds(api.calls, includeEMP, { signal }),
    staleTime: Infinity,
  });

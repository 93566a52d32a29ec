import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getContent, getContentIds } from '../../api/content.gen.ts';
import type { Locale } from '../../i18n/locale.ts';

/** What every key of the contents begins with: a reload makes them all old. */
export const contentKey = ['content'] as const;

const employees = (isIncluded: boolean) => (isIncluded ? { includeEMP: 'true' as const } : {});

/**
 * The texts that lie over the portal's own in a language, and the settings, the same in every language. They stay as they
 * are until the portal is opened anew or an editor reloads them.
 *
 * @param includeEMP with the texts of the employees' pages
 */
export const contentQuery = (calls: Calls, locale: Locale, includeEMP = false) =>
  queryOptions({
    queryKey: [...contentKey, 'texts', locale, includeEMP],
    queryFn: async ({ signal }) => ({
      locale,
      ...(await getContent(calls, { locale, ...employees(includeEMP) }, { signal })),
    }),
    staleTime: Infinity,
  });

/** The ids of the texts that an editor may change. */
export const contentIdsQuery = (calls: Calls, includeEMP: boolean) =>
  queryOptions({
    queryKey: [...contentKey, 'ids', includeEMP],
    queryFn: ({ signal }) => getContentIds(calls, { showMessageIds: 'true', ...employees(includeEMP) }, { signal }),
    staleTime: Infinity,
  });

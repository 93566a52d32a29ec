import { queryOptions } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import type { Calls } from '../../api/calls.ts';
import { getModal } from '../../api/content.gen.ts';
import type { Locale } from '../../i18n/locale.ts';
import { contentKey } from './content.query.ts';

export type Modal = Awaited<ReturnType<typeof getModal>>;

/** A modal's content, null where there is none of that id. */
export const modalQuery = (calls: Calls, locale: Locale, id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'modal', locale, id],
    queryFn: async ({ signal }): Promise<Modal | null> => {
      try {
        return await getModal(calls, { language: locale, id }, { signal });
      } catch (thrown) {
        if (toFailure(thrown).code === 'modal.notFound') return null;
        throw thrown;
      }
    },
    staleTime: Infinity,
  });

import { queryOptions } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import { getModal } from '../../api/content.ts';
import type { PortalApi } from '../../api/portal.ts';
import type { Locale } from '../../i18n/locale.ts';
import { contentKey } from './content.query.ts';

export type Modal = Awaited<ReturnType<typeof getModal>>;

/** A modal's content, null where there is none of that id. */
export const modalQuery = (api: PortalApi, locale: Locale, id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'modal', locale, id],
    queryFn: async ({ signal }): Promise<Modal | null> => {
      try {
        return await getModal(api.calls, locale, id, { signal });
      } catch (thrown) {
        if (toFailure(thrown).code === 'modal.notFound') return null;
        throw thrown;
      }
    },
    staleTime: Infinity,
  });

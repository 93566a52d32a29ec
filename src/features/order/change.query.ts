import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getProductChangeTemplate } from '../../api/productChanges.gen.ts';

/** A product that may take a contract's place, and what its order asks for; its texts come in the language asked for. */
export const changeTemplateQuery = (
  calls: Calls,
  customerId: string | null,
  named: { contractCode: string; campaignId: string; templateId: string },
  locale: string,
) => {
  const { contractCode, campaignId, templateId } = named;
  const key = [customerId, 'productChange', contractCode, campaignId, templateId];
  return queryOptions({
    queryKey: [...key, locale],
    queryFn: ({ signal }) => getProductChangeTemplate(calls, named, { signal }),
    placeholderData: (previous, query) =>
      key.every((part, index) => query?.queryKey[index] === part) ? previous : undefined,
    staleTime: Infinity,
  });
};

/** Takes apart what `withValues` of `errorLabels.ts` has put together. The labels themselves come with what checks a form. */
export function readError(error: string): { id: string; values: Record<string, string> } {
  const [id = '', query = ''] = error.split('?');
  return { id, values: Object.fromEntries(new URLSearchParams(query)) };
}

import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';

/** The id by which the customer service finds what failed, in words; null where nothing of ours has failed. */
export function useErrorIdText(failure: Pick<Failure, 'requestId'> | null): string | null {
  const { t } = useLingui();
  const requestId = failure?.requestId;
  return requestId ? t({ id: 'failure.errorId', message: `Virhetunnus ${requestId}` }) : null;
}

import { useLingui } from '@lingui/react';
import { Failure } from '../../../domain/failure.ts';
import type { Locale } from '../../i18n/locale.ts';
import { contentQuery } from '../content/content.query.ts';
import { useQueryClient } from '../queryClient.ts';
import { useSession } from '../session/useSession.ts';

/** Code that did not come was not reached, like a call. */
const reached = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw new Failure({ kind: 'unreachable' });
  });

/** Solves the bot check of an action; its code comes with the first press. Rejects with a Failure, or as aborted. */
export function useBotCheck(action: string): (signal: AbortSignal) => Promise<string> {
  const { api } = useSession();
  const queries = useQueryClient();
  const locale = useLingui().i18n.locale as Locale;
  return async (signal) => {
    const [{ settings }, { botCheckToken }, { getBotCheck }] = await Promise.all([
      queries.ensureQueryData(contentQuery(api, locale)),
      reached(import('../../platform/botCheck/botCheck.ts')),
      reached(import('../../api/content.gen.ts')),
    ]);
    return botCheckToken(action, {
      settings: settings.botCheck,
      getPuzzle: (wanted, options) => getBotCheck(api, { action: wanted }, options),
      signal,
    });
  };
}

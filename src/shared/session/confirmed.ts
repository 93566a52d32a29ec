import { toFailure } from '../../../domain/failure.ts';
import type { PortalSession } from './portalSession.ts';

/**
 * A write that is refused for want of a session is never repeated by itself; but where the session is over, the portal says
 * so at once and shows nothing of it any more (`session.ended`).
 */
export async function confirmed<Data>(
  { confirm }: Pick<PortalSession, 'confirm'>,
  write: Promise<Data>,
): Promise<Data> {
  try {
    return await write;
  } catch (thrown) {
    if (toFailure(thrown).kind === 'signInNeeded') await confirm();
    throw thrown;
  }
}

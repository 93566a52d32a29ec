import { callsOf } from '../../../atlas/explorer/explore.ts';
import type { Beginning, FlowModel, KeptDraft } from '../../../machines/flowModel.ts';
import { Naming } from './naming.ts';
import { openEmptyPage } from './network.ts';
import { enterAs, subOf } from './person.ts';
import type { Stage } from './stage.ts';

/** Whether calls of a flow write what another tour could see; a session is each tour's own. */
const isWriting = (model: FlowModel): boolean =>
  Object.values(callsOf(model)).some(({ method, path }) => method !== 'GET' && !path.startsWith('/api/auth/'));

/**
 * Has the person of a tour signed in, and their tab keep the draft that the tour begins from. Whoever writes is a copy of
 * the demo's person (`model.writes`).
 *
 * @returns how the person is called
 */
export async function arrive(
  { page, url, withClone }: Stage,
  model: FlowModel,
  { person, draft }: Pick<Beginning, 'person' | 'draft'>,
): Promise<Naming> {
  if (person === null) {
    if (draft) await openEmptyPage(page, url);
    if (draft) await page.evaluate(keep, keptAs(draft, null));
    return new Naming();
  }
  const sub = subOf(person);
  const [naming, owner] = isWriting(model)
    ? await withClone(sub, async (ids) => [new Naming(ids), await enterAs(page, url, ids[sub] ?? '')] as const)
    : [new Naming(), await enterAs(page, url, sub)];
  if (draft) await page.evaluate(keep, keptAs(naming.own(draft), owner));
  return naming;
}

const keep = (drafts: string) => sessionStorage.setItem('drafts', drafts);

/** As `src/shared/draft` keeps it. */
const keptAs = ({ name, version, values, isSent }: KeptDraft, owner: string | null) =>
  JSON.stringify({
    [owner === null ? name : `${name}:${owner}`]: {
      version,
      owner,
      author: owner,
      key: crypto.randomUUID(),
      startedAt: Date.now(),
      isSent: isSent === true,
      values,
    },
  });

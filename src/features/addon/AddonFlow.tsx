import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { addonMachine } from '../../../machines/addon/addon.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import { newAddition } from '../../shared/addition/newAddition.ts';
import { useAdditionFlow, type AdditionFlowProps } from '../../shared/addition/useAdditionFlow.ts';
import { useAdditionHeading } from '../../shared/addition/useAdditionHeading.ts';
import type { ConsentBox } from '../../shared/consents/consents.form.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { AddonInput, AddonValues, Offered } from './addon.form.ts';
import { AddonForm } from './AddonForm.tsx';

/** What becomes of it is needed by none that begins. */
const AddonOutcome = late(() => import('./later/AddonOutcome.tsx'), 'AddonOutcome');

export type AddonFlowProps = AdditionFlowProps<Offered, AddonValues>;

/** One add-on, from what may be chosen to what has become of it. */
export function AddonFlow({ offered, orderer, draft, actors }: AddonFlowProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const [wanted] = useState(() => new URLSearchParams(history.location.search).get('addon'));
  const isThere = (templateId: string) =>
    offered.addons.some((one) => one.templateId === templateId && !one.isIncluded);
  const { actor, state, result, isChoosing, send, onActors } = useAdditionFlow({
    machine: addonMachine,
    offered,
    orderer,
    draft,
    actors,
    input: { isAllowed: [wanted ?? '', draft.values.addon].every((asked) => asked === '' || isThere(asked)) },
    fetchLater: AddonOutcome.preload,
  });
  const title = t({ id: 'addon.title', message: 'Valitse lisäpalvelu' });
  const heading = useAdditionHeading(state, result, false) ?? title;
  usePage(heading, isChoosing ? 'choosing' : state);

  const submit = (product: Addon, input: AddonInput, boxes: readonly ConsentBox[]) =>
    send(product, input, (sale) => newAddition('vapAddition', offered, { input, product, boxes, ...sale }));
  if (isChoosing)
    return (
      <AddonForm
        key={draft.key}
        {...{ actor, heading, offered, orderer, draft, wanted }}
        onSubmit={submit}
        onActors={onActors}
      />
    );
  return (
    <Suspense fallback={<DetailSkeleton label={heading} />}>
      <AddonOutcome {...{ actor, heading, offered }} kept={draft.values.addon} />
    </Suspense>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { addonMachine, type AddonStep } from '../../../machines/addon/addon.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { useStepAddress } from '../../shared/flow/useStepAddress.ts';
import { late } from '../../shared/late.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { isOffer, languageOfOrder, soldBy } from '../../shared/sale/sold.ts';
import type { AdditionActors } from '../../shared/sale/later/addition.actors.ts';
import { useLaterAdditionActors } from '../../shared/sale/useLaterAdditionActors.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { newAddition, type AddonInput, type AddonValues, type Offered } from './addon.form.ts';
import { AddonForm } from './AddonForm.tsx';
import { useAddonHeading } from './useAddonHeading.ts';

/** What becomes of it is needed by none that begins. */
const AddonOutcome = late(() => import('./later/AddonOutcome.tsx'), 'AddonOutcome');

/** Where a contract is named, what has come of it has an address of its own (`addition.sent`). */
const noPaths = {};
const ofContract = { sent: 'success' };
const steps = ['choice', 'verification', 'sent'] as const satisfies AddonStep[];

/** What the address says of where it stands. */
function stepOf(snapshot: SnapshotFrom<typeof addonMachine>): AddonStep {
  if (snapshot.matches('verificationNeeded')) return 'verification';
  const isOver = ['sent', 'notImported', 'verifiedElsewhere'].some((state) => snapshot.matches(state as 'sent'));
  return isOver ? 'sent' : 'choice';
}

export interface AddonFlowProps {
  offered: Offered;
  orderer: Orderer;
  draft: DraftInUse<AddonValues>;
  /** What it invokes, where it was sent before. */
  actors?: AdditionActors;
}

/** One add-on, from what may be chosen to what has become of it. */
export function AddonFlow({ offered, orderer, draft, actors: begun }: AddonFlowProps) {
  const { t, i18n } = useLingui();
  const { brand } = usePortal();
  const { history } = useRouter();
  const { contract, contractCode, addons } = offered;
  const [wanted] = useState(() => new URLSearchParams(history.location.search).get('addon'));
  const isThere = (templateId: string) => addons.some((one) => one.templateId === templateId && !one.isIncluded);
  const [input] = useState(() => ({
    isAllowed: [wanted ?? '', draft.values.addon].every((asked) => asked === '' || isThere(asked)),
    isStranger: orderer.isStranger,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const { actors, mayBeSent, onActors } = useLaterAdditionActors(begun ?? null);
  const actor = useFlow(addonMachine, {
    actors,
    input,
    on: {
      'addon.received': () => draft.startAgain(),
      'addon.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'addon.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
    },
    outdates: {
      'addon.received': [
        [contract?.customerId ?? null, 'contracts'],
        [contract?.customerId ?? null, 'addonProducts'],
      ],
    },
  });
  useStepAddress(actor, { steps, stepOf, paths: contract === null && contractCode === null ? noPaths : ofContract });
  const title = t({ id: 'addon.title', message: 'Valitse lisäpalvelu' });
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')));
  const result = useSelector(actor, ({ context }) => context.result);
  const heading = useAddonHeading(state, result) ?? title;
  useEffect(() => void pageStands.then(() => AddonOutcome.preload?.()), []);
  usePage(heading, state === 'sending' || state === 'begun' ? 'choosing' : state);

  const submit = (addon: Addon, values: AddonInput, boxes: Parameters<typeof newAddition>[1]['boxes']) => {
    if (!mayBeSent()) return;
    const importAsOffer = isOffer({ product: addon }, orderer, values);
    draft.markSent(true);
    actor.send({
      type: 'addon.submit',
      key: draft.key,
      request: newAddition(offered, {
        input: values,
        addon,
        boxes,
        locale: languageOfOrder(orderer, i18n.locale as Locale),
        salesInfo: orderer.isStaff ? soldBy(orderer, values, brand.id) : null,
        importAsOffer,
      }),
    });
  };
  if (state === 'choosing' || state === 'sending' || state === 'begun')
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

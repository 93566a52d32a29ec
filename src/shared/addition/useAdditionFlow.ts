import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, InputFrom, StateValue } from 'xstate';
import type { AdditionStep } from '../../../machines/addon/addition.outcome.ts';
import type { addonMachine } from '../../../machines/addon/addon.machine.ts';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon, NewAddition } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { DraftValues } from '../draft/drafts.ts';
import type { DraftInUse } from '../draft/useDraft.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useStepAddress } from '../flow/useStepAddress.ts';
import { pageStands } from '../page/standing.ts';
import { usePortal } from '../portal.context.ts';
import { isOffer, languageOfOrder, soldBy, type SalesValues } from '../sale/sold.ts';
import type { Orderer } from '../sale/useOrderer.ts';
import type { AdditionActors } from './later/addition.actors.ts';
import type { AdditionSale, OfferedAddition } from './newAddition.ts';
import { useLaterAdditionActors } from './useLaterAdditionActors.ts';

type AdditionMachine = typeof addonMachine | typeof priceLockMachine;

/** The machine of whatever is added to a contract. */
export type AdditionActor = ActorRefFrom<typeof addonMachine> | ActorRefFrom<typeof priceLockMachine>;

/** What a flow by which something is added is given, once it is known who orders. */
export interface AdditionFlowProps<Offered, Values extends DraftValues> {
  offered: Offered;
  orderer: Orderer;
  draft: DraftInUse<Values>;
  /** What it invokes, where it was sent before. */
  actors?: AdditionActors;
}

interface Asked<Machine extends AdditionMachine> extends AdditionFlowProps<
  Pick<OfferedAddition, 'contract' | 'contractCode'>,
  DraftValues
> {
  machine: Machine;
  /** What its machine begins with besides. */
  input: Omit<InputFrom<Machine>, 'isStranger' | 'sentKey'>;
  /** What is fetched once the page stands: what has become of it is needed by none that begins. */
  fetchLater?: (() => unknown) | undefined;
}

/** Where a contract is named, what has come of it has an address of its own (`addition.sent`). */
const noPaths = {};
const ofContract = { sent: 'success' };
const steps = ['choice', 'verification', 'sent'] as const satisfies AdditionStep[];

const nameOf = (value: StateValue): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''));

/** What the address says of where it stands. */
function stepOf({ value }: { value: StateValue }): AdditionStep {
  if (value === 'verificationNeeded') return 'verification';
  return ['sent', 'notImported', 'verifiedElsewhere'].includes(nameOf(value)) ? 'sent' : 'choice';
}

/** The flow of whatever is added to a contract: its machine, its address, its draft, and how it is sent. */
export function useAdditionFlow<Machine extends AdditionMachine>(asked: Asked<Machine>) {
  const { machine, offered, orderer, draft, actors: begun } = asked;
  const { i18n } = useLingui();
  const { brand } = usePortal();
  const { contract, contractCode } = offered;
  const [input] = useState(() => ({
    ...asked.input,
    isStranger: orderer.isStranger,
    sentKey: draft.isSent ? draft.key : null,
  }));
  const { actors, mayBeSent, onActors } = useLaterAdditionActors(begun ?? null);
  const customerId = contract?.customerId ?? null;
  // They invoke, send and tell the same, and differ in what they begin with.
  const actor = useFlow(machine as typeof addonMachine, {
    actors,
    input: input as unknown as InputFrom<typeof addonMachine>,
    on: {
      'addon.received': () => draft.markReceived(),
      'addon.proofNeeded': ({ orderId }) => draft.markUnderProof(orderId),
      'addon.notReceived': ({ needsNewKey }) => (needsNewKey ? draft.renew() : draft.markSent(false)),
    },
    outdates: {
      'addon.received': [
        [customerId, 'contracts'],
        [customerId, 'addonProducts'],
      ],
    },
  });
  useStepAddress(actor, { steps, stepOf, paths: contract === null && contractCode === null ? noPaths : ofContract });
  const state = useSelector(actor, ({ value }) => nameOf(value));
  const result = useSelector(actor, ({ context }) => context.result);
  const fetchLater = useEffectEvent(() => asked.fetchLater?.());
  useEffect(() => void pageStands.then(() => fetchLater()), []);

  /** Sends what is added, where it can be sent yet. */
  const send = (product: Addon, values: SalesValues, requestOf: (sale: AdditionSale) => NewAddition) => {
    if (!mayBeSent()) return;
    draft.markSent(true);
    const request = requestOf({
      locale: languageOfOrder(orderer, i18n.locale as Locale),
      salesInfo: orderer.isStaff ? soldBy(orderer, values, brand.id) : null,
      importAsOffer: isOffer({ product }, orderer, values),
    });
    actor.send({ type: 'addon.submit', key: draft.key, request });
  };
  return {
    actor: actor as unknown as ActorRefFrom<Machine>,
    state,
    result,
    /** The form is open, or sends. */
    isChoosing: ['begun', 'choosing', 'sending'].includes(state),
    send,
    onActors,
  };
}

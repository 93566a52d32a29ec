import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { gateMachine, type GatePage } from '../../../machines/gate/gate.machine.ts';
import type { Calls, Credentials } from '../../api/calls.ts';
import type { TokenValidation } from '../../../domain/types.ts';
import type { HandedOver } from '../../platform/handOver.ts';
import { inspection } from '../../platform/inspection.ts';
import type { SessionStore } from '../../platform/storage.ts';
import type { Tabs } from '../../platform/tabs.ts';
import { dropDrafts, dropEmployeesDrafts } from '../draft/draftStore.ts';
import { gateActors } from './gate.actors.ts';
import type { SessionEnd, SessionTimer } from './sessionTimer.ts';
import { openTokenHome, type SessionFacts } from './tokenHome.ts';

export type { SessionEnd, SessionFacts };

/** What became of the last session. */
export interface EndedSession {
  reason: SessionEnd;
  /** The customer that the person was themselves; null for who is none. */
  person: string | null;
  /** The dialog that says so was closed; the page goes on saying it (`session.endStays`). */
  isSeen: boolean;
}

export interface SessionState {
  /** Null where nobody has signed in. */
  facts: SessionFacts | null;
  /** How long the session lasts; null until the token was found good. */
  timer: SessionTimer | null;
  /** What the person is told of the last session; null where there is nothing to tell. */
  end: EndedSession | null;
}

export interface PortalSession {
  api: Calls;
  gate: ActorRefFrom<typeof gateMachine>;
  /** The other tabs of the browser, over the one channel of this one. */
  tabs: Tabs;
  getState(): SessionState;
  /** Told when the state is another; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** The router goes to another page. */
  openPage(page: GatePage): void;
  /** The person has pressed a key or the page: the session goes on, in the other tabs too (`session.renewal`). */
  noteActivity(): void;
  /** The person who was warned wants to stay signed in, in the other tabs too (`session.stay`). */
  stay(): void;
  /**
   * The person goes on as another customer, null for their own: everything learnt of the one before is forgotten
   * (`customer.change`).
   */
  chooseCustomer(customerId: string | null): void;
  /** The pages show one delivery site of the customer, by its metering point number; null for all (`site.choice`). */
  chooseDeliverySite(meteringPointNo: string | null): void;
  /** Asked when a call was refused as not there, or not the person's to have, which fails once that is answered. */
  onRefusal(weigh: () => unknown): void;
  /** The person has closed the dialog on what became of the last session. */
  dismissEnd(): void;
  /** The server has ended the session at the person's wish: nothing of it stays here, and the other tabs hear of it. */
  leave(): void;
  /** Another session is handed over to this tab: nothing of the one that it had stays (`handOver.again`). */
  giveWay(): void;
  /** Asks the server whether the session is still good, and forgets it where it is not. */
  confirm(): Promise<boolean>;
  /** The path at which a sign-in has opened the portal; null where none has. */
  arrivedAt: string | null;
  /** Resolves once what the address handed over is exchanged, or came to nothing. */
  settled(): Promise<void>;
}

interface Surroundings {
  createApi(credentials: Credentials): Calls;
  /** The portal is inside the mobile app (`frame.embedded`). */
  isAppView: boolean;
  locale(): string;
  store: SessionStore;
  tabs: Tabs;
  page: GatePage;
  handedOver: HandedOver | null;
  /** Leaves the page to take up the session that the browser has; false where there is none (`handOver.refused`). */
  takeUp(): boolean;
  /** The path of the first page. */
  path: string;
  /** Resolves once the first page stands. */
  pageStands: Promise<void>;
  /** Everything learnt for the person, or for the customer, must be forgotten. */
  onForget(): void;
  /** The person has become an employee or ceased to be one: the portal is loaded anew (`session.employeeChanged`). */
  onEmployeeChanged(): void;
}

/** In milliseconds: the other tabs hear so often that somebody is at work in this one, as often as a session is renewed. */
const TELLING_INTERVAL = 60_000;

/** In milliseconds: who signs in ends the session at the server, then begins the portal, and then tells the other tabs. */
const NEWS_TIME = 5000;

const isSamePage = (one: GatePage, other: GatePage) => one.access === other.access && one.report === other.report;

/** Holds the gate, the token's home and the session's clock together. */
export function createPortalSession(around: Surroundings): PortalSession {
  const { store, tabs } = around;
  const home = openTokenHome(store, around.handedOver);
  const listeners = new Set<() => void>();
  let weighRefusal: () => unknown = () => {};
  let state: SessionState = { facts: home.facts(), timer: null, end: null };
  let known: TokenValidation | null = null;

  const setState = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const confirmToken = async () => {
    gate.send({ type: 'call.refused' });
    const decided = await waitFor(gate, (snapshot) => !snapshot.matches({ route: 'revalidating' }));
    return decided.hasTag('open') && decided.context.hasToken;
  };
  const api = around.createApi({
    accessToken: home.accessToken,
    locale: around.locale,
    confirmToken,
    noteRefusal: () => weighRefusal(),
  });
  const gate = createActor(gateMachine.provide({ actors: gateActors(api, { ...around, home }) }), {
    ...inspection,
    input: { page: around.page, hasToken: state.facts !== null },
  });

  const personOf = (validation: TokenValidation | null) => validation && validation.customerId;
  const end = (reason: SessionEnd | null) => {
    const { facts, timer } = state;
    if (facts === null) return;
    const person = personOf(known);
    known = null;
    home.forget();
    dropEmployeesDrafts(store);
    setState({ facts: null, timer: null, end: reason && { reason, person, isSeen: false } });
    timer?.stop();
    // A gate that has dropped the token itself stands where it should already.
    if (gate.getSnapshot().context.hasToken) gate.send({ type: 'session.ended' });
    around.onForget();
  };

  const giveWay = () => {
    // Nobody comes back to it; an end that comes by itself leaves what was typed to be taken up again.
    if (state.facts !== null) dropDrafts(store, personOf(known));
    end(null);
    store.flush();
  };

  /** The page does not wait for the clock: it comes with a file of its own, and has minutes until it is needed. */
  const startTimer = async (validation: TokenValidation) => {
    setState({ end: null });
    const learntAt = performance.now();
    await around.pageStands;
    const { startSessionTimer, timesNow } = await import('./sessionTimer.ts');
    // Another session, or none, while the file was on its way.
    if (known !== validation || state.timer !== null) return;
    setState({ timer: startSessionTimer(api, timesNow(validation, learntAt), { onRenewed: home.renew, onEnd: end }) });
  };

  /** Why the server says that it is over, if it does now. */
  let refusal: SessionEnd = 'refused';
  let refusedAt = -Infinity;
  const seeSignIn = async () => {
    // A call may have been refused for it before the news came.
    if (state.end && performance.now() - refusedAt < NEWS_TIME) setState({ end: { ...state.end, reason: 'replaced' } });
    refusal = 'replaced';
    await confirmToken();
    refusal = 'refused';
  };

  gate.subscribe(({ context: { hasToken, validation } }) => {
    // A token refused before it was ever good is no session that ended: there is nothing to tell.
    if (!hasToken && state.facts !== null) {
      if (known) refusedAt = performance.now();
      return end(known && refusal);
    }
    if (validation === known) return;
    const hasChanged = known !== null && validation !== null && known.allowedEmployee !== validation.allowedEmployee;
    // Who is blocked is known no more: the next page asks who it is, as the first did.
    known = validation;
    if (validation === null) return;
    if (hasChanged) around.onEmployeeChanged();
    // Without the file the session still ends on the server, and the next validation tries again.
    else if (state.timer === null) startTimer(validation).catch(() => (known = null));
  });

  let toldAt = -Infinity;
  const seeActivity = () => state.timer?.send({ type: 'activity.seen' });
  const stay = () => state.timer?.send({ type: 'stay.requested' });

  tabs.listen(({ type }) => {
    if (type === 'signedOut') end('elsewhere');
    else if (type === 'signedIn') void seeSignIn();
    else if (type === 'active') {
      // The clock takes the one that it waits for: here the person may be warned already.
      seeActivity();
      stay();
    }
  });
  gate.start();
  if (around.handedOver) {
    // Another employee may have signed in.
    dropEmployeesDrafts(store);
    // Whose session it is in another tab is known by the server alone.
    tabs.tell({ type: 'signedIn' });
  }

  return {
    api,
    gate,
    tabs,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefusal: (weigh) => (weighRefusal = weigh),
    openPage: (page) => {
      const snapshot = gate.getSnapshot();
      // The answer that is awaited serves the same kind of page as well.
      if (snapshot.hasTag('asking') && isSamePage(snapshot.context.page, page)) return;
      gate.send({ type: 'page.opened', page });
    },
    noteActivity: () => {
      seeActivity();
      // Beside the warning a press renews nothing, here or elsewhere.
      if (state.timer?.getSnapshot().hasTag('warning') || performance.now() - toldAt < TELLING_INTERVAL) return;
      toldAt = performance.now();
      tabs.tell({ type: 'active' });
    },
    stay: () => {
      stay();
      tabs.tell({ type: 'active' });
    },
    chooseCustomer: (customerId) => {
      if (state.facts === null || state.facts.customerId === customerId) return;
      home.choose({ customerId, deliverySite: null });
      // First of all the pages hear of it: what they show then is asked for anew.
      setState({ facts: home.facts() });
      around.onForget();
    },
    chooseDeliverySite: (deliverySite) => {
      if (state.facts === null || state.facts.deliverySite === deliverySite) return;
      home.choose({ ...state.facts, deliverySite });
      setState({ facts: home.facts() });
    },
    dismissEnd: () => setState({ end: state.end && { ...state.end, isSeen: true } }),
    leave: () => {
      tabs.tell({ type: 'signedOut' });
      dropDrafts(store, personOf(known));
      giveWay();
    },
    giveWay,
    confirm: confirmToken,
    arrivedAt: around.handedOver && around.path,
    settled: async () => {
      await waitFor(gate, (snapshot) => !snapshot.hasTag('asking'));
    },
  };
}

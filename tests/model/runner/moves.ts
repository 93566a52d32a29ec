import type { Page } from '@playwright/test';
import { withInvoked } from '../../../atlas/explorer/sights.ts';
import { LIVE_CHANNEL, type LiveMessage } from '../../../atlas/live/messages.ts';
import type { FlowModel } from '../../../machines/flowModel.ts';

type Moved = Extract<LiveMessage, { type: 'machine.moved' }>;

/** What the page's machines have told of themselves, as an open atlas hears it. */
export class Moves {
  readonly #flow: FlowModel;
  #told: Moved[] = [];
  readonly #stopped = new Set<string>();
  /** What the other tabs have been told. */
  readonly toTabs: string[] = [];

  private constructor(flow: FlowModel) {
    this.#flow = flow;
  }

  static async of(page: Page, flow: FlowModel): Promise<Moves> {
    const moves = new Moves(flow);
    await page.exposeBinding('tellMove', (_source, message: LiveMessage | { type: 'signedOut' }) => {
      if (message.type === 'signedOut') moves.toTabs.push(message.type);
      if (message.type === 'machine.moved') moves.#told.push(message);
      if (message.type === 'machine.stopped') moves.#stopped.add(message.actor);
    });
    // As it is said, not as it arrives: a page that leaves right after takes what is on its way along.
    await page.addInitScript(
      (names) => {
        const { tellMove } = globalThis as unknown as { tellMove(message: unknown): void };
        const { postMessage } = BroadcastChannel.prototype;
        BroadcastChannel.prototype.postMessage = function (message: unknown) {
          if (names.includes(this.name)) tellMove(message);
          postMessage.call(this, message);
        };
      },
      [LIVE_CHANNEL, 'kajo'],
    );
    return moves;
  }

  /** The model of the machine that told: the flow's own, or one that is explored with it; null for any other. */
  #modelOf({ machine, within }: Moved): FlowModel | null {
    if (machine === this.#flow.machine.id) return this.#flow;
    const around = within && this.#told.find(({ actor }) => actor === within.actor);
    return (around && this.#modelOf(around)?.invokes?.[within.id]) ?? null;
  }

  /** The transitions that the flow has taken, in the order in which they were told, but for the first so many. */
  takenSince(count: number): string[] {
    return this.#told.flatMap((message) => (this.#modelOf(message) ? message.taken : [])).slice(count);
  }

  /** Where the flow is; null before it was heard of. */
  get states(): string[] | null {
    const own = this.#told.findLast(({ machine }) => machine === this.#flow.machine.id);
    return own ? this.#statesOf(own, this.#flow) : null;
  }

  #statesOf({ actor, states }: Moved, { invokes = {} }: FlowModel): string[] {
    const invoked = Object.entries(invokes).flatMap(([id, model]) => {
      const last = this.#told.findLast(({ within }) => within?.actor === actor && within.id === id);
      const isRunning = last && !last.isDone && !this.#stopped.has(last.actor);
      return isRunning ? [[id, this.#statesOf(last, model)] as const] : [];
    });
    return withInvoked(states, Object.fromEntries(invoked));
  }
}

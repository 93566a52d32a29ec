import type { Page } from '@playwright/test';
import { LIVE_CHANNEL, type LiveMessage } from '../../../atlas/live/messages.ts';

/** What the page's machine has told of itself, as an open atlas hears it. */
export class Moves {
  #heard: Extract<LiveMessage, { type: 'machine.moved' }>[] = [];
  /** What the other tabs have been told. */
  readonly toTabs: string[] = [];

  static async of(page: Page, machine: string): Promise<Moves> {
    const moves = new Moves();
    await page.exposeBinding('tellMove', (_source, message: LiveMessage | { type: 'signedOut' }) => {
      if (message.type === 'signedOut') moves.toTabs.push(message.type);
      if (message.type === 'machine.moved' && message.machine === machine) moves.#heard.push(message);
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

  /** The transitions that it has taken, in their order, but for the first so many. */
  takenSince(count: number): string[] {
    return this.#heard.flatMap(({ taken }) => taken).slice(count);
  }

  /** Where the machine is; null before it was heard of. */
  get states(): string[] | null {
    return this.#heard.at(-1)?.states ?? null;
  }
}

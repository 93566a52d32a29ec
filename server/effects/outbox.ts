import { setTimeout as pause } from 'node:timers/promises';
import { keepHouse, type Sweep } from './housekeeping.ts';
import { sendDue, type SenderParts } from './sender.ts';
import type { MailTransport } from './transport.ts';

/** In milliseconds: so soon after it was said, what was put in is looked at; a hundred writes at once are one look. */
const SOON = 150;
/** In milliseconds: what other processes have put in, or what is due again, is found so soon. */
const PAUSE = 3_000;
/** In milliseconds, after each few mails: what people ask for comes first, also when many mails wait. */
const BREATH = 200;
/** In milliseconds: so often the house is kept. */
const sweepPauses: Record<keyof Sweep, number> = { eachMinute: 60_000, eachHour: 60 * 60_000 };
/** In milliseconds: a mail that is being sent may be finished; the whole server has five seconds to stop. */
const STOP_PATIENCE = 2_500;

/** Sends what lies in the outbox while the server runs. */
export interface Outbox {
  start(): void;
  /** Something was put in: it is looked at soon. Nothing happens before the start. */
  wake(): void;
  /** Nothing more is begun. Resolves when what was begun is done, or after a moment in any case. */
  stop(): Promise<void>;
}

/** The sender of this process; several processes on one database share the work. */
export function createOutbox(context: SenderParts, transport: MailTransport): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isOn = false;
  const sweptAt: Record<keyof Sweep, number> = { eachMinute: -Infinity, eachHour: -Infinity };

  const tidy = async () => {
    for (const often of ['eachMinute', 'eachHour'] as const) {
      if (performance.now() - sweptAt[often] < sweepPauses[often]) continue;
      sweptAt[often] = performance.now();
      await keepHouse(often, context);
    }
  };
  const lookIn = (delay: number) => {
    clearTimeout(timer);
    if (isOn) timer = setTimeout(look, delay);
  };
  const sendAll = async () => {
    await tidy();
    while ((await sendDue(context, transport, () => !isOn)) > 0) await pause(BREATH, undefined, { ref: false });
  };
  function look(): void {
    isWoken = false;
    running = sendAll()
      // A database that is away comes back; whoever calls the server is told meanwhile.
      .catch((thrown: unknown) => context.log.error(thrown))
      .finally(() => {
        running = undefined;
        lookIn(isWoken ? SOON : PAUSE);
      });
  }
  return {
    start: () => {
      isOn = true;
      lookIn(0);
    },
    wake: () => {
      if (isWoken) return;
      isWoken = true;
      if (!running) lookIn(SOON);
    },
    stop: async () => {
      isOn = false;
      clearTimeout(timer);
      await Promise.race([running, pause(STOP_PATIENCE, undefined, { ref: false })]);
    },
  };
}

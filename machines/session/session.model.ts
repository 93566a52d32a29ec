import { Failure } from '../../domain/failure.ts';
import type { FlowModel } from '../flowModel.ts';
import { sessionMachine } from './session.machine.ts';

const serverTime = '2026-11-21T10:00:00.000Z';
const times = (expiresAt: string, sessionEndsAt: string) => ({ serverTime, expiresAt, sessionEndsAt });
const long = times('2026-11-21T10:15:00.000Z', '2026-11-21T18:00:00.000Z');
const last = times('2026-11-21T10:15:00.000Z', '2026-11-21T10:15:00.000Z');
const renewal = {
  'for another quarter of an hour': { output: { accessToken: 'n.e.w', ...long } },
  'until the eight hours are over': { output: { accessToken: 'n.e.w', ...last } },
  'the session is over': { error: new Failure({ kind: 'signInNeeded', code: 'session.ended' }) },
  'the server is away': { error: new Failure({ kind: 'unavailable' }) },
};

export const model: FlowModel = {
  machine: sessionMachine,
  starts: { 'hours are left': long, 'the last quarter of an hour': last },
  events: {},
  outcomes: { renewToken: renewal, stayRenewToken: renewal },
  key: ({ idleLeft, totalLeft }: { idleLeft: number; totalLeft: number }) => totalLeft <= idleLeft,
};

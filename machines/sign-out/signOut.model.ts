import { Failure } from '../../domain/failure.ts';
import type { FlowModel } from '../flowModel.ts';
import { signOutMachine } from './signOut.machine.ts';

export const model: FlowModel = {
  machine: signOutMachine,
  starts: { 'by the address alone': { isForced: false }, 'by the portal itself': { isForced: true } },
  events: {},
  outcomes: {
    endSession: {
      ended: { output: { location: '/endSession?id_token_hint=e30.e30.c2ln' } },
      'the server is away': { error: new Failure({ kind: 'unavailable' }) },
      'no connection': { error: new Failure({ kind: 'unreachable' }) },
    },
  },
  key: () => null,
};

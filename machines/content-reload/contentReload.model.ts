import { Failure } from '../../domain/failure.ts';
import type { FlowModel } from '../flowModel.ts';
import { contentReloadMachine } from './contentReload.machine.ts';

export const model: FlowModel = {
  machine: contentReloadMachine,
  starts: { '': undefined },
  events: { 'reload.request': { 'a token': { token: 'kajo' }, 'spaces alone': { token: '  ' } } },
  outcomes: {
    reloadContent: {
      read: { output: { version: '1', warnings: [] } },
      'a file is wrong': { error: new Failure({ kind: 'invalid', code: 'content.invalid' }) },
      'another token': { error: new Failure({ kind: 'denied', code: 'content.tokenInvalid' }) },
      'no answer': { error: new Failure({ kind: 'timedOut' }) },
    },
  },
  key: ({ dots }: { dots: number }) => dots,
};

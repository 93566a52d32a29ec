import type { FlowModel } from '../flowModel.ts';
import { entryMachine } from './entry.machine.ts';

const today = '2026-11-21';
const kinds = ['free', 'dashboard', 'other'] as const;
const nothingDismissed = { today, isExitDismissed: false, isDisclaimerDismissed: false };

export const model: FlowModel = {
  machine: entryMachine,
  starts: {
    'a company': { ...nothingDismissed, page: 'other', customerType: 'B2B' },
    'a private customer': { ...nothingDismissed, page: 'dashboard', customerType: 'B2C' },
    'someone who is no customer': { ...nothingDismissed, page: 'dashboard', customerType: null },
  },
  events: {
    'page.opened': Object.fromEntries(kinds.map((page) => [page, { page, today }])),
    'settings.loaded': {
      'the disclaimer is for today': { disclaimerActiveFrom: today },
      'the disclaimer is for tomorrow': { disclaimerActiveFrom: '2026-11-22' },
      'there is no disclaimer': { disclaimerActiveFrom: null },
    },
  },
  outcomes: {},
  key: (context: object) => context,
};

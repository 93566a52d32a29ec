import type { WrittenFault } from '../mutation.ts';

const machine = 'billing';
const kind = 'hole in the store';
const changed = (named: string) => ({ files: ['tests/billing/frequency.test.ts'], named });

export const faults: WrittenFault[] = [
  {
    name: 'how often one is invoiced is changed where nothing may be',
    kind,
    machine,
    file: 'server/billing/change.ts',
    find: `const block = billingBlock(standing, today);`,
    replace: `const block = billingBlock({ isDeceased: false, invoices: [] }, today);`,
    tests: changed('is not changed where'),
  },
  {
    name: 'heat is invoiced less often',
    kind,
    machine,
    file: 'server/billing/change.ts',
    find: `  if (!isChangeable(contract)) return 'billing.refused.heat';\n`,
    replace: `  void isChangeable;\n`,
    tests: changed('is not changed where'),
  },
  {
    name: 'a contract named as another’s is changed',
    kind,
    machine,
    file: 'server/billing/change.ts',
    find: ` || held.contract.customerId !== customerId)`,
    replace: `)`,
    tests: changed('of another’s contract'),
  },
  {
    name: 'two changes of how often at once do not wait for each other',
    kind,
    machine,
    file: 'server/store/billing.ts',
    find: `\n    .for('no key update', { of: contract })`,
    replace: '',
    tests: changed('changed fifty times at once'),
  },
  {
    name: 'the contract goes on to say how often it was invoiced before',
    kind,
    machine,
    file: 'server/store/billing.ts',
    find: `.set({ billingGroupNo: after })`,
    replace: `.set({ billingGroupNo: row.before })`,
    tests: changed('is changed once'),
  },
  {
    name: 'the mail of a change of how often is not put into the outbox',
    kind,
    machine,
    file: 'server/billing/change.ts',
    find: `mails: recipient === null ? [] : [{ recipient, replyTo: null, mail }]`,
    replace: `mails: mail && []`,
    tests: changed('is changed once'),
  },
];

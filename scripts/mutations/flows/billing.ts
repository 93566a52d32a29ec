import type { WrittenFault } from '../mutation.ts';

const machine = 'billingFrequency';
const spec = ['tests/e2e/billing.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'a contract that is shown elsewhere goes on to say how often it was invoiced',
    kind: 'missing action',
    machine,
    file: 'src/shared/billing/useBilling.ts',
    find: `    outdates: { 'billing.changed': [[customerId, 'contracts']] },\n`,
    replace: '',
    tests: { files: spec, named: 'a customer chooses' },
  },
  {
    name: 'why nothing may be changed is not said',
    kind: 'wrong page',
    machine,
    file: 'src/shared/billing/BillingRows.tsx',
    find: `{isFeatureBlocked && (`,
    replace: `{isFeatureBlocked && contracts.length > 99 && (`,
    tests: { files: spec, named: 'nothing is changed while' },
  },
];

import type { WrittenFault } from '../mutation.ts';

const machine = 'eInvoice';
const spec = ['tests/e2e/eInvoice.spec.ts'];

export const faults: WrittenFault[] = [
  {
    name: 'the app around the page is not told of an order',
    kind: 'missing action',
    machine,
    file: 'src/shared/eInvoice/useEInvoice.ts',
    find: `'app.told': ({ message }) => postToApp(message), `,
    replace: '',
    tests: { files: spec, named: 'the app around the page' },
  },
  {
    name: 'the address goes on to wish the dialog when it was closed',
    kind: 'wrong page',
    machine,
    file: 'src/features/invoices/later/BillingSettings.tsx',
    find: `orderEInvoiceOnly: undefined`,
    replace: `orderEInvoiceOnly: 'true'`,
    tests: { files: spec, named: 'an address that wishes it' },
  },
  {
    name: 'the dashboard leads to e-invoices where there are some',
    kind: 'wrong page',
    machine,
    file: 'src/shared/eInvoice/EInvoiceLink.tsx',
    find: `if (data?.standing !== 'none') return null;`,
    replace: `if (!data) return null;`,
    tests: { files: spec, named: 'nothing offers it' },
  },
];

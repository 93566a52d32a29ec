import type { Read } from './read.ts';

/** What pages ask of e-invoices by themselves; the flow is walked by its model. */
export const reads: Read[] = [
  {
    name: 'the way to e-invoices on the dashboard',
    requirement: 'eInvoice.tile',
    person: 'Aino Mäkelä',
    address: '/dashboard',
    call: { method: 'GET', path: '/api/invoices/e-invoice/*' },
    whole: [['link', 'Tilaa e-lasku']],
    without: [['link', 'Katso kulutus']],
    absent: [['link', 'Tilaa e-lasku']],
  },
];

import type { WrittenFault } from '../mutation.ts';

const machine = 'addonRemoval';
const kind = 'hole in the store';
const ended = (named: string) => ({ files: ['tests/addonRemoval/removal.test.ts'], named });
const read = (named: string) => ({ files: ['tests/addonRemoval/readers.test.ts'], named });

export const faults: WrittenFault[] = [
  {
    name: 'a service is ended that cannot be',
    kind,
    machine,
    file: 'server/addons/remove.ts',
    find: `const block = whyNoRemoval(one, removedFrom(held), today);`,
    replace: `const block = whyNoRemoval(one, { ...removedFrom(held), held: [], included: [] }, today);`,
    tests: ended('what a package includes'),
  },
  {
    name: 'a service ends before its notice',
    kind,
    machine,
    file: 'server/addons/remove.ts',
    find: `if (endDate < first || endDate > last)`,
    replace: `if (endDate > last)`,
    tests: ended('on a day before the notice'),
  },
  {
    name: 'two ends of a service at once do not wait for each other',
    kind,
    machine,
    file: 'server/store/addonRemovals.ts',
    find: `\n    .for('no key update', { of: contract })`,
    replace: '',
    tests: ended('ended twice, both begun'),
  },
  {
    name: 'what a package includes goes on without it',
    kind,
    machine,
    file: 'server/addons/remove.ts',
    find: `await endAddons(db, [standing, ...along], {`,
    replace: `await endAddons(db, [standing], {`,
    tests: ended('takes along'),
  },
  {
    name: 'a service is billed on after its last day',
    kind,
    machine,
    file: 'server/invoices/addonMonths.ts',
    find: `addon.endDate ?? range.to`,
    replace: `range.to`,
    tests: { files: ['server/invoices/addonMonths.test.ts'], named: 'to its last day' },
  },
  {
    name: 'a service that has ended is shown on',
    kind,
    machine,
    file: 'server/store/contractLists.ts',
    find: `\${contractAddon.endDate} >= \${sql.placeholder('today')}::date)`,
    replace: `\${sql.placeholder('today')}::date is not null)`,
    tests: read('to its last day, and not after'),
  },
  {
    name: 'the end of a service is forgotten in a move',
    kind,
    machine,
    file: 'server/store/moves.ts',
    find: `      ...addon,\n      contractCode,`,
    replace: `      ...addon,\n      endDate: null,\n      contractCode,`,
    tests: read('goes along in a move'),
  },
  {
    name: 'the mail of the end of a service is not put into the outbox',
    kind,
    machine,
    file: 'server/addons/remove.ts',
    find: `mails: payer.email === null ? [] : [{ recipient: payer.email, replyTo: null, mail }]`,
    replace: `mails: mail && []`,
    tests: ended('is ended once'),
  },
];

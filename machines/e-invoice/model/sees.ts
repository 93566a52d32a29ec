import type { Sight } from '../../flowModel.ts';
import { failedSubmissions } from '../../submission/submission.outcomes.ts';
import { failureTexts, tryAgain } from '../../words.ts';
import {
  title,
  invoices,
  bank,
  send,
  cancel,
  close,
  open,
  change,
  prove,
  call,
  toInvoices,
  done,
  doneText,
  mailed,
  waitingAt,
  activeAt,
  notPossible,
  offer,
  failed,
  notArrived,
  sessionOver,
  signInAgain,
  isPage,
  isDialog,
  isNew,
  type Key,
  type Here,
} from './parts.ts';

/** The same over the page of invoices, which offers e-invoices where nothing else stands behind, and on the page of its own. */
const onBoth = (look: Sight<Key>): Sight<Key>[] => {
  const { name = '', where, behind = [offer], ...rest } = look;
  const also = (of: (here: Here) => boolean) => (here: Here, by: string) => of(here) && (where?.(here, by) ?? true);
  return [
    {
      ...rest,
      name: `${name} in the dialog`.trim(),
      where: also(isDialog),
      dialog: title,
      behind,
      can: [...(rest.can ?? []), cancel],
    },
    { ...rest, name: `${name} on the page`.trim(), where: also(isPage), heading: title },
  ];
};
const denials: readonly string[] = ['the request is at fault', 'not allowed', 'not found', 'too many calls'];
const failure = (name: string, cases: readonly string[], text: string): Sight<Key>[] =>
  onBoth({
    in: 'asking.failed',
    name,
    where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
    texts: [failed, text],
    can: [bank, send],
    holds: [{ part: bank, option: { fi: 'OP', isData: true } }],
  });

/** What a person sees in each state. */
export const sees: Sight<Key>[] = [
  { in: 'stranger', heading: title, can: [prove], address: '/update/e-invoice' },
  { in: 'reading', name: 'beside the invoices', where: isDialog, heading: invoices, waitsFor: ['readEInvoice'] },
  { in: 'reading', name: 'on the page', where: isPage, heading: title, waitsFor: ['readEInvoice'] },
  {
    in: 'unread',
    name: 'beside the invoices',
    where: isDialog,
    heading: invoices,
    texts: ['Tietoja ei saatu näkyviin'],
    can: [tryAgain],
  },
  {
    in: 'unread',
    name: 'on the page',
    where: ({ key }) => key.isPage && key.hasCustomer,
    heading: 'Tietojasi ei saatu näkyviin',
    can: [call, tryAgain],
  },
  {
    in: 'unread',
    name: 'of nobody',
    where: ({ key }) => key.isPage && !key.hasCustomer,
    heading: 'Tietojasi ei saatu näkyviin',
    can: [call],
  },
  { in: 'active', name: 'beside the invoices', where: isDialog, heading: invoices, texts: [activeAt] },
  {
    in: 'active',
    name: 'on the page',
    where: isPage,
    heading: 'E-lasku on jo käytössä',
    texts: [activeAt],
    can: [toInvoices],
  },
  { in: 'withheld', name: 'beside the invoices', where: isDialog, heading: invoices },
  {
    in: 'withheld',
    name: 'of a company',
    where: ({ key }) => key.isPage && key.isCompany,
    heading: 'E-laskua ei voi tilata täältä',
    texts: ['Yritykset saavat verkkolaskun. Asiakaspalvelu ottaa verkkolaskuosoitteen vastaan.'],
    can: [toInvoices],
  },
  {
    in: 'withheld',
    name: 'on the page',
    where: ({ key }) => key.isPage && !key.isCompany,
    heading: 'E-laskua ei voi tilata täältä',
    texts: ['E-lasku tilataan voimassa olevalle sopimukselle, ja sellaista ei ole.'],
    can: [toInvoices],
  },
  {
    in: 'offered',
    name: 'new',
    where: isNew,
    heading: invoices,
    texts: [offer],
    can: [open],
    address: '/invoices',
  },
  ...['Nordea', 'OP'].map((name): Sight<Key> => ({
    in: 'offered',
    name: `waiting at ${name}`,
    where: ({ key }) => key.waitsAt === name,
    heading: invoices,
    texts: [waitingAt(name)],
    can: [change],
    address: '/invoices',
  })),
  ...onBoth({
    in: 'asking.fresh',
    name: 'no bank',
    where: (here) => isNew(here) && !here.key.isChosen,
    can: [bank],
    cannot: [send],
  }),
  ...onBoth({
    in: 'asking.fresh',
    name: 'a bank',
    where: ({ key }) => key.isChosen,
    can: [bank, send],
    holds: [{ part: bank, option: { fi: 'OP', isData: true } }],
  }),
  ...onBoth({
    in: 'asking.fresh',
    name: 'waiting at Nordea',
    where: ({ key }) => key.waitsAt === 'Nordea',
    texts: [waitingAt('Nordea'), 'Siihen asti pankin voi vielä vaihtaa.'],
    behind: [waitingAt('Nordea')],
    can: [bank],
    cannot: [send],
  }),
  {
    in: 'asking.fresh',
    name: 'waiting at OP in the dialog',
    where: ({ key }) => key.waitsAt === 'OP',
    dialog: title,
    behind: [waitingAt('OP')],
    texts: [waitingAt('OP'), 'Siihen asti pankin voi vielä vaihtaa.'],
    can: [bank, cancel],
    cannot: [send],
  },
  ...failure('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  ...failure('not allowed', ['not allowed'], failureTexts.denied),
  ...failure('not found', ['not found'], failureTexts.notFound),
  ...failure('too many calls', ['too many calls'], failureTexts.tooMany),
  ...failure(
    'not arrived',
    Object.keys(failedSubmissions).filter((one) => !denials.includes(one) && one !== 'the session is over'),
    notArrived,
  ),
  ...onBoth({ in: 'asking.signInNeeded', texts: [sessionOver], can: [bank, send, signInAgain] }),
  {
    in: 'sending',
    name: 'in the dialog',
    where: isDialog,
    dialog: title,
    behind: [offer],
    cannot: [bank, send, cancel],
    waitsFor: ['send'],
  },
  { in: 'sending', name: 'on the page', where: isPage, heading: title, cannot: [bank, send], waitsFor: ['send'] },
  ...[true, false].flatMap((isMailed): Sight<Key>[] => {
    const look = { in: 'ordered', texts: [doneText, ...(isMailed ? [mailed] : [])] };
    const name = isMailed ? 'mailed' : 'not mailed';
    return [
      {
        ...look,
        name: `${name}, in the dialog`,
        where: ({ key }) => !key.isPage && key.isMailed === isMailed,
        dialog: done,
        behind: [waitingAt('OP')],
        can: [close],
      },
      {
        ...look,
        name: `${name}, on the page`,
        where: ({ key }) => key.isPage && key.isMailed === isMailed,
        heading: done,
        can: [toInvoices],
      },
    ];
  }),
  {
    in: 'notPossible',
    name: 'in the dialog',
    where: isDialog,
    dialog: title,
    behind: [offer],
    texts: [notPossible],
    can: [close],
  },
  {
    in: 'notPossible',
    name: 'on the page',
    where: isPage,
    heading: title,
    texts: [notPossible],
    can: [toInvoices],
  },
];

import type { WrittenFault } from '../mutation.ts';

const machine = 'gate';

export const faults: WrittenFault[] = [
  {
    name: 'a sign-out in another tab is told as a break of fifteen minutes',
    kind: 'another tab',
    machine,
    file: 'src/shared/session/portalSession.ts',
    find: `if (type === 'signedOut') end('elsewhere');`,
    replace: `if (type === 'signedOut') end('idle');`,
  },
  {
    name: 'the page is shown before the token has been checked',
    kind: 'wrong page',
    machine,
    file: 'src/app/Gate.tsx',
    find: `  if (isBusy) return <ValidatingPage />;\n`,
    replace: `  if (isBusy) return <Outlet />;\n`,
  },
  {
    name: 'to try again does nothing',
    kind: 'wrong event',
    machine,
    file: 'src/features/session/ValidationFailedPage.tsx',
    find: `gate.send({ type: 'validation.retry' })`,
    replace: `gate.send({ type: 'call.refused' })`,
  },
  {
    name: 'a lost connection is told as a fault of ours',
    kind: 'wrong text',
    machine,
    file: 'src/shared/failure/useFailureText.ts',
    find: `case 'unreachable':`,
    replace: `case 'conflict':`,
  },
  {
    name: 'the sign-in leads back to the first page instead of the one asked for',
    kind: 'wrong address',
    machine,
    file: 'src/shared/session/signIn.links.ts',
    find: `  if (pathname !== '/' && !pathname.startsWith('/auth')) {`,
    replace: `  if (pathname === 'never') {`,
  },
  {
    name: 'the focus is lost with the page that had it',
    kind: 'lost focus',
    machine,
    file: 'src/shared/page/usePage.ts',
    find: `  useEffect(() => focusUnlessFirst(), [view]);\n`,
    replace: '',
  },
  {
    name: 'the number to call is a link without a name',
    kind: 'accessibility',
    machine,
    file: 'src/features/session/BlockedPage.tsx',
    find: 'value: <a href={`tel:${phone}`}>{shown}</a>',
    replace: 'value: <a href={`tel:${phone}`} />',
  },
  {
    name: 'a Swede who is blocked reads that they are no customer',
    kind: 'wrong text',
    machine,
    file: 'locales/sv/session.po',
    find: `msgstr "Din tillgång till e-tjänsten är spärrad"`,
    replace: `msgstr "Vi hittade dig inte som kund"`,
  },
  {
    name: 'a failed check of the token is written to the console',
    kind: 'console error',
    machine,
    file: 'src/features/session/ValidationFailedPage.tsx',
    find: `  const errorId = useErrorIdText(failure);\n`,
    replace: `  const errorId = useErrorIdText(failure);\n  console.error(failure);\n`,
  },
];

import type { WrittenFault } from '../mutation.ts';

const machine = 'contentReload';
const file = 'machines/content-reload/contentReload.machine.ts';
const page = 'src/features/content/ContentWorkerPage.tsx';
const outcome = 'src/features/content/ReloadOutcome.tsx';

export const faults: WrittenFault[] = [
  {
    name: 'spaces are sent as a token',
    kind: 'missing guard',
    machine,
    file,
    find: `hasToken: ({ event }) => event.token.trim() !== '',`,
    replace: `hasToken: ({ event }) => event.token !== '',`,
  },
  {
    name: 'a failure still stands there after a reload that went well',
    kind: 'stale news',
    machine,
    file: outcome,
    find: `({ context }) => context.failure);

  if (isBusy) return <Progress actor={actor} />;
  if (reload) {`,
    replace: `({ context }) => context.failure, (_, next) => next === null);

  if (isBusy) return <Progress actor={actor} />;
  if (reload && !failure) {`,
  },
  {
    name: 'the button can be pressed before there is a token',
    kind: 'enabled too early',
    machine,
    file: page,
    find: `isDisabled={!isBusy && !canReload}`,
    replace: '',
  },
  {
    name: 'the button can be pressed again while the server reads',
    kind: 'enabled too early',
    machine,
    file: page,
    find: `isBusy={isBusy} isDisabled={!isBusy && !canReload}`,
    replace: `isDisabled={!isBusy && !canReload}`,
  },
  {
    name: 'a reload is asked for twice',
    kind: 'call sent twice',
    machine,
    file: 'src/features/content/contentReload.actors.ts',
    find: `      reloadContent(calls, { 'X-Purge-Token': input.token }, { signal }),`,
    replace: `      Promise.race([1, 2].map(() => reloadContent(calls, { 'X-Purge-Token': input.token }, { signal }))),`,
  },
  {
    name: 'the token does not go out with the call',
    kind: 'call without its header',
    machine,
    file: 'src/api/content.gen.ts',
    find: `      headers: { 'X-Purge-Token': params['X-Purge-Token'] },
`,
    replace: ``,
  },
  {
    name: 'which line of which file is wrong is not told',
    kind: 'wrong text',
    machine,
    file: outcome,
    find: `faultsOf(failure)`,
    replace: `[]`,
  },
  {
    name: 'the token must be typed again after a failure',
    kind: 'wrong page',
    machine,
    file: page,
    find: `    actor.send({ type: 'reload.request', token });\n`,
    replace: `    actor.send({ type: 'reload.request', token });\n    setToken('');\n`,
  },
  {
    name: 'small text is too pale to read',
    kind: 'accessibility',
    machine,
    file: 'src/ui/Text/Text.look.ts',
    find: `captionLook: StyleRule = { color: vars.color.textMuted,`,
    replace: `captionLook: StyleRule = { color: vars.color.surfaceIdle,`,
  },
  {
    name: 'a failure is told in English as a success',
    kind: 'wrong text',
    machine,
    file: 'locales/en/content.po',
    find: `msgstr "Failed to fulfill request. Please contact page administrator."`,
    replace: `msgstr "Action successful."`,
  },
];

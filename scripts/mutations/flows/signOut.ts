import type { WrittenFault } from '../mutation.ts';

const machine = 'signOut';
const page = 'src/features/session/SignOutPage.tsx';
const actors = 'src/features/session/signOut.actors.ts';

export const faults: WrittenFault[] = [
  {
    name: 'the session stays in the browser after the sign-out',
    kind: 'missing action',
    machine,
    file: page,
    find: `      session.leave();\n`,
    replace: '',
  },
  {
    name: 'a session that is over already cannot be signed out of',
    kind: 'dropped error branch',
    machine,
    file: actors,
    find: `if (toFailure(thrown).kind !== 'signInNeeded') throw thrown;`,
    replace: 'throw thrown;',
  },
  {
    name: 'the session at the identity provider goes on',
    kind: 'wrong address',
    machine,
    file: actors,
    find: `return { location: ownPath((await logout(api, { signal })).location) };`,
    replace: `await logout(api, { signal });
        return { location: FRONT_PAGE };`,
  },
  {
    name: 'the server is asked twice to end the session',
    kind: 'call sent twice',
    machine,
    file: actors,
    find: `(await logout(api, { signal })).location`,
    replace: `(await Promise.race([logout(api, { signal }), logout(api, { signal })])).location`,
  },
  {
    name: 'to try again does nothing',
    kind: 'wrong event',
    machine,
    file: page,
    find: `actor.send({ type: 'signOut.retry' })`,
    replace: `actor.send({ type: 'signOut.confirm' })`,
  },
  {
    name: 'the focus is lost when the sign-out fails',
    kind: 'lost focus',
    machine,
    file: page,
    find: `usePage(t({ id: 'signOut.title', message: 'Uloskirjautuminen' }), heading);`,
    replace: `usePage(t({ id: 'signOut.title', message: 'Uloskirjautuminen' }));`,
  },
  {
    name: 'a Swede is told that the sign-out worked when it did not',
    kind: 'wrong text',
    machine,
    file: 'locales/sv/session.po',
    find: `msgstr "Utloggningen misslyckades"`,
    replace: `msgstr "Utloggningen lyckades"`,
  },
];

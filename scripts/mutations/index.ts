import { contentReloadMutations } from './contentReload.ts';
import { entryMutations } from './entry.ts';
import { gateMutations } from './gate.ts';
import type { Mutation } from './mutation.ts';
import { sessionMutations } from './session.ts';
import { signOutMutations } from './signOut.ts';

export const mutations: Mutation[] = [
  ...gateMutations,
  ...sessionMutations,
  ...contentReloadMutations,
  ...entryMutations,
  ...signOutMutations,
];

import { keptRows } from '../kept.ts';
import type { Kind } from '../kind.ts';
import { kind as change } from './change.ts';

/** Another product for a contract, by who has not signed in strongly; it waits for its proof. */
export const kind: Kind = { ...change, isOfWeakSession: true, rows: keptRows, mails: 0 };

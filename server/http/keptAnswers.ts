import type { PackedAnswer } from './packedAnswer.ts';

/** In bytes: some thousand years of hours. */
const ROOM = 16 * 1024 * 1024;

/** Answers that are kept as they went out, the one that was asked for last at the end (`consumption.keptByServer`). */
export interface KeptAnswers {
  find(key: string): PackedAnswer | null;
  keep(key: string, answer: PackedAnswer): void;
}

/** @param room in bytes, for all that is kept */
export function createKeptAnswers(room = ROOM): KeptAnswers {
  const kept = new Map<string, PackedAnswer>();
  let taken = 0;
  const drop = (key: string) => {
    taken -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: PackedAnswer) => {
    drop(key);
    kept.set(key, answer);
    taken += answer.bytes.length;
    for (const oldest of kept.keys()) {
      if (taken <= room) break;
      drop(oldest);
    }
  };
  return {
    find: (key) => {
      const answer = kept.get(key);
      if (!answer) return null;
      keep(key, answer);
      return answer;
    },
    keep,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

const begin = /\b(createActor|useActorRef|useActor|useMachine)\(/g;

test('every machine that the portal begins can be followed (atlas.live)', () => {
  const counted = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing)\.tsx?$/.test(file))
    .map((file) => {
      const code = readFileSync(join(src, file), 'utf8').replaceAll(/^import .*$/gm, '');
      return { file, begun: code.match(begin)?.length ?? 0, open: code.match(/\binspection\b/g)?.length ?? 0 };
    })
    .filter(({ begun }) => begun > 0);
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ begun, open }) => open < begun)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';

const CUT = 33;

/** The statements of the migrations, in their order. */
const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[];
};
async function migrate(client: PGlite, which: (index: number) => boolean) {
  for (const { tag } of entries.filter(({ idx }) => which(idx)))
    await client.transaction((db) => db.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')));
}

test('months lie in parts by their metering point, and those that were there go along (store.parts)', async () => {
  const client = await PGlite.create();
  const rows = async (from: string) =>
    (await client.query(`select * from ${from} order by metering_point_no, month`)).rows;
  try {
    await migrate(client, (index) => index < CUT);
    await client.exec(`insert into measurement_month
      select no::text, 'consumption', '2025-' || lpad(month::text, 2, '0'), convert_to(no || '/' || month, 'UTF8')
      from generate_series(7100000, 7100099) as no, generate_series(1, 12) as month`);
    const before = await rows('measurement_month');
    await migrate(client, (index) => index >= CUT);
    expect(await rows('measurement_month')).toEqual(before);
    const { rows: parts } = await client.query<{ part: string; rows: number; points: number }>(`
      select tableoid::regclass::text as part, count(*)::int as rows, count(distinct metering_point_no)::int as points
      from measurement_month group by 1`);
    expect(parts).toHaveLength(16);
    expect(parts.every(({ rows: count, points }) => count === points * 12)).toBe(true);
    const twice = client.exec(`insert into measurement_month values ('7100000', 'consumption', '2025-01', '')`);
    await expect(twice).rejects.toThrow(/duplicate key/);
    const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select * from measurement_month where metering_point_no = '7100000'`,
    );
    expect(plan.filter((line) => /(Scan|Index).* on measurement_month_\d+ /.test(line['QUERY PLAN']))).toHaveLength(1);
  } finally {
    await client.close();
  }
}, 120_000);

import type { PGlite, Transaction } from '@electric-sql/pglite';
import { wrapEmbedded, type Database } from '../../server/store/database.ts';
import { restoreInMemory } from './dump.ts';

/*
 * To open a database with the demo in it takes a second and what it computes two, to put right what a test has written takes
 * some milliseconds: a process keeps its databases, and each test gets one in which all is as the demo has it.
 */

/** Those of this process that nobody has. */
const idle: PGlite[] = [];

/** What tells that a table was changed: how many rows it has, and which of them were written after it was kept. */
const isChanged = (table: string, from: string) =>
  `(select count(*) <> ${from} or count(*) filter (where xmin::text::bigint > kept_in.number) > 0 from ${table})`;

/** Where the shapes of tables stand: what a test does to them is not undone. */
const shapes = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_proc', 'pg_trigger', 'pg_namespace'];

/** Keeps all that is in the database, and in which transaction it did. */
const keep = `
  create schema kept;
  create function kept.fill() returns text[] language plpgsql as $$
    declare
      name text;
      is_changed boolean;
      is_full boolean;
      emptied text[] := '{}';
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format(
          'select ${isChanged('public.%1$I', '(select count(*) from kept.%1$I)').replaceAll("'", "''")} from kept."in" kept_in',
          name
        ) into is_changed;
        if is_changed then
          execute format('delete from public.%1$I', name);
          execute format('select count(*) > 0 from kept.%I', name) into is_full;
          if is_full then
            execute format('insert into public.%1$I overriding system value select * from kept.%1$I', name);
          else
            emptied := emptied || format('public.%I', name);
          end if;
        end if;
      end loop;
      perform setval(
        format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value), last_value is not null
      ) from kept.sequence;
      return emptied;
    end
  $$;
  do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', name);
      end loop;
    end
  $$;
  create table kept.sequence as table pg_sequences;
  create table kept.shape (name text, rows bigint);
  create table kept."in" as select pg_current_xact_id()::text::bigint as number;
  ${shapes.map((name) => `insert into kept.shape select '${name}', count(*) from ${name};`).join('\n')}
`;

const isShapeKept = `select not (${shapes
  .map((name) => isChanged(name, `(select rows from kept.shape where shape.name = '${name}')`))
  .join(' or ')}) as kept from kept."in" kept_in`;

/** A database of a test's own, in memory; when it is closed, the next test gets it as this one did. */
export async function lendDatabase(): Promise<Database> {
  const client = idle.pop() ?? (await makeOne());
  return { ...(await wrapEmbedded(client)), close: () => takeBack(client) };
}

async function makeOne(): Promise<PGlite> {
  const client = await restoreInMemory();
  await client.exec(`begin; ${keep} commit`);
  return client;
}

/** Puts right what was written; one of which the tables were changed too is not lent again. */
async function takeBack(client: PGlite): Promise<void> {
  const emptied = await client.transaction(fill).catch(() => null);
  if (emptied === null) return client.close();
  // Nothing is left of its rows, in whose places others would come: what is asked for in no order comes as it was written.
  if (emptied.length > 0) await client.exec(`vacuum ${emptied.join(', ')}`);
  // What the connection has prepared and set.
  await client.exec('discard all');
  idle.push(client);
}

/** @returns the tables that had no rows and have none again; null where the shapes of tables have changed */
async function fill(transaction: Transaction): Promise<string[] | null> {
  const { rows } = await transaction.query<{ kept: boolean }>(isShapeKept);
  if (!rows[0]?.kept) return null;
  const { rows: done } = await transaction.query<{ fill: string[] }>('select kept.fill()');
  return done[0]?.fill ?? null;
}

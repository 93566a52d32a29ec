import { and, eq, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Queries } from '../../store/database.ts';
import { identityProviderRecord as record } from '../../store/schema.ts';

/** What the embedded identity provider remembers, in the database: it survives a restart, and processes agree. */
export function createAdapter(db: Queries) {
  return class DatabaseAdapter implements Adapter {
    readonly model: string;

    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const now = Date.now();
      const row = {
        payload: payload as Record<string, unknown>,
        uid: payload.uid ?? null,
        grantId: payload.grantId ?? null,
        expiresAt: expiresIn ? new Date(now + expiresIn * 1000) : null,
      };
      await db.delete(record).where(lt(record.expiresAt, new Date(now)));
      await db
        .insert(record)
        .values({ model: this.model, id, ...row })
        .onConflictDoUpdate({ target: [record.model, record.id], set: row });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return this.first(eq(record.id, id));
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.first(eq(record.uid, uid));
    }

    /** The device flow is not offered. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<void> {
      await db
        .update(record)
        .set({ consumedAt: new Date() })
        .where(and(eq(record.model, this.model), eq(record.id, id)));
    }

    async destroy(id: string): Promise<void> {
      await db.delete(record).where(and(eq(record.model, this.model), eq(record.id, id)));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(record).where(and(eq(record.model, this.model), eq(record.grantId, grantId)));
    }

    private async first(condition: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(record)
        .where(and(eq(record.model, this.model), condition));
      if (!row || (row.expiresAt && row.expiresAt.getTime() <= Date.now())) return undefined;
      const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {};
      return { ...(row.payload as AdapterPayload), ...consumed };
    }
  };
}

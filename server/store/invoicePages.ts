import { type Column, sql } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import { invoiceHead, type InvoiceHead } from './invoices.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { columnLists } from './columnLists.ts';
import { eInvoiceOrder, energyAccount, invoice, meteringPoint } from './schema.ts';

export type InvoicedSite = Pick<
  typeof meteringPoint.$inferSelect,
  'meteringPointNo' | 'kind' | 'streetName' | 'houseNumber' | 'houseLetter' | 'residence' | 'postalCode' | 'postalCity'
>;

/** A page of the invoices of some customers, and what is told beside it. */
export interface InvoicePage {
  /** On all pages. */
  count: number;
  /** The newest first. */
  rows: InvoiceHead[];
  /** The places that those are for, each once, in the order of their numbers. */
  sites: InvoicedSite[];
  /** Beside the first page, those of other pages of which something is still to be paid (`invoice.open`). */
  unpaidBeyond: InvoiceHead[];
  /** Of all pages, with what is still to be paid in each, in cents (`invoice.open`). */
  ledgers: {
    ledgerNo: string;
    openCents: number;
    /** By which account the same is paid each month; null where by none. */
    account: 'energyAccount' | 'flexPayment' | null;
    hasEInvoice: boolean;
  }[];
}

const { meteringPointNo, kind, streetName, houseNumber, houseLetter, residence, postalCode, postalCity } =
  meteringPoint;
const siteColumns = { meteringPointNo, kind, streetName, houseNumber, houseLetter, residence, postalCode, postalCity };

const listed = (columns: Record<string, Column>) =>
  sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );
const heads = columnLists<InvoiceHead>(invoiceHead);
/** As JSON, each by the name that it has in code. */
const named = (columns: Record<string, Column>) =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );

/** What is still to be paid of an invoice on a day, in cents: `openCents` in SQL. */
const openOn = (today: unknown) => sql`case
  when amount_cents <= 0 or credited_on <= ${today}::date then 0
  when paid_on <= ${today}::date then greatest(0, amount_cents - paid_cents)
  else amount_cents end`;

// All in one, as each question costs more than what it finds; and without what stands in the invoices, which is large. Of each
// customer no more are taken along than the page may have, in the order of the index.
const pageOf = prepared((db) => {
  const asked = sql.placeholder;
  const owners = sql`string_to_array(${asked('customerIds')}::text, ',')`;
  return db
    .select({
      count: sql<number>`found.total`,
      heads: sql<Parameters<typeof heads.read>[0]>`found.heads`,
      sites: sql<InvoicePage['sites']>`coalesce(found.sites, '[]')`,
      ledgers: sql<InvoicePage['ledgers']>`coalesce(found.ledgers, '[]')`,
    })
    .from(
      sql`(
        with page as (
          select own.* from unnest(${owners}) as asked(id), lateral (
            select ${listed(invoiceHead)} from ${invoice} where ${invoice.customerId} = asked.id
            order by ${invoice.invoiceDate} desc, ${invoice.invoiceNo} desc
            limit ${asked('pageEnd')}::int
          ) as own
          order by invoice_date desc, invoice_no desc
          limit ${asked('pageSize')}::int offset ${asked('skipped')}::int
        ), ledger as (
          select ledger_no, min(customer_id) as customer_id, count(*)::int as invoices,
            sum(open)::double precision as open_cents, array_agg(invoice_no) filter (where open > 0) as unpaid_nos
          from (
            select ledger_no, customer_id, invoice_no, ${openOn(asked('today'))} as open
            from ${invoice} where ${invoice.customerId} = any(array(select unnest(${owners}))) offset 0
          ) as own group by ledger_no
        ), shown as (
          select * from page
          union all
          select ${listed(invoiceHead)} from ${invoice}
          where ${asked('skipped')}::int = 0 and ${invoice.invoiceNo} = any(array(select unnest(unpaid_nos) from ledger))
            and ${invoice.invoiceNo} <> all(array(select invoice_no from page))
        )
        select
          (select coalesce(sum(invoices), 0)::int from ledger) as total,
          (select ${heads.lists} from shown as ${invoice}) as heads,
          (select json_agg(json_build_object(${named(siteColumns)}) order by ${meteringPointNo})
            from ${meteringPoint} where ${meteringPointNo} = any(array(select distinct unnest(metering_point_nos) from page))) as sites,
          (select json_agg(json_build_object('ledgerNo', ledger.ledger_no, 'openCents', open_cents, 'account', account.kind,
              'hasEInvoice', exists (select from ${eInvoiceOrder} as ordered
                where ordered.customer_id = ledger.customer_id and ordered.approved_on <= ${asked('today')}::date)
            ) order by ledger.ledger_no)
            from ledger left join ${energyAccount} as account on account.ledger_no = ledger.ledger_no) as ledgers
      ) as found`,
    )
    .prepare('invoice_page');
});

/** A page of the invoices of some customers as they stand on a day in Helsinki (`invoice.paging`). */
export async function findInvoicePage(
  db: Queries,
  customerIds: readonly string[],
  { pageNo, pageSize, today }: { pageNo: number; pageSize: number; today: Day },
): Promise<InvoicePage> {
  const skipped = (pageNo - 1) * pageSize;
  const pageEnd = skipped + pageSize;
  const [page] = await pageOf(db).execute({ customerIds: customerIds.join(), pageSize, skipped, pageEnd, today });
  if (!page) return { count: 0, rows: [], unpaidBeyond: [], sites: [], ledgers: [] };
  const { heads: lists, ...others } = page;
  const shown = heads.read(lists);
  const onPage = Math.min(pageSize, Math.max(0, page.count - skipped));
  return { ...others, rows: shown.slice(0, onPage), unpaidBeyond: shown.slice(onPage) };
}

CREATE TABLE "invoice" (
	"invoice_no" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"billed_together" text NOT NULL,
	"contents" text[] NOT NULL,
	"metering_point_nos" text[] NOT NULL,
	"ledger_no" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date,
	"postponed_from" date,
	"amount_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"paid_on" date,
	"reminded_on" date,
	"credited_on" date,
	"in_collection_from" date,
	"is_at_bank" boolean DEFAULT false NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "invoice_once" UNIQUE("customer_id","billed_together","kind","from_date","invoice_date"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" in ('supply', 'heat', 'credit', 'final', 'equalising', 'collection')),
	CONSTRAINT "invoice_days" CHECK ("invoice"."to_date" >= "invoice"."from_date")
);
--> statement-breakpoint
CREATE TABLE "invoice_ticket" (
	"digest" text PRIMARY KEY NOT NULL,
	"invoice_no" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices_made" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_ticket" ADD CONSTRAINT "invoice_ticket_invoice_no_invoice_invoice_no_fk" FOREIGN KEY ("invoice_no") REFERENCES "public"."invoice"("invoice_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices_made" ADD CONSTRAINT "invoices_made_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","invoice_date","invoice_no");--> statement-breakpoint
CREATE INDEX "invoice_ticket_expires" ON "invoice_ticket" USING btree ("expires_at");
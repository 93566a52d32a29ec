CREATE TABLE "e_invoice_order" (
	"order_id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"customer_id" text NOT NULL,
	"bank_id" text NOT NULL,
	"approved_on" date,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoice_order_state" CHECK ("e_invoice_order"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "e_invoice_order_staff" CHECK (("e_invoice_order"."employee" is null) <> ("e_invoice_order"."sub" is null))
);
--> statement-breakpoint
ALTER TABLE "e_invoice_order" ADD CONSTRAINT "e_invoice_order_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_order" ADD CONSTRAINT "e_invoice_order_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoice_order_customer" ON "e_invoice_order" USING btree ("customer_id","received_at");--> statement-breakpoint
CREATE INDEX "e_invoice_order_state" ON "e_invoice_order" USING btree ("state","received_at");
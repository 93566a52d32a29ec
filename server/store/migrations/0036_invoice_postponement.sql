CREATE TABLE "invoice_postponement" (
	"invoice_no" text PRIMARY KEY NOT NULL,
	"postponed_from" date NOT NULL,
	"due_date" date NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_postponement_state" CHECK ("invoice_postponement"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "invoice_postponement_days" CHECK ("invoice_postponement"."due_date" > "invoice_postponement"."postponed_from"),
	CONSTRAINT "invoice_postponement_staff" CHECK (("invoice_postponement"."employee" is null) <> ("invoice_postponement"."sub" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_postponement" ADD CONSTRAINT "invoice_postponement_invoice_no_invoice_invoice_no_fk" FOREIGN KEY ("invoice_no") REFERENCES "public"."invoice"("invoice_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_postponement" ADD CONSTRAINT "invoice_postponement_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_postponement_state" ON "invoice_postponement" USING btree ("state","received_at");
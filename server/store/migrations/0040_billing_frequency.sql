CREATE TABLE "billing_change" (
	"change_id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"contract_code" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_change_state" CHECK ("billing_change"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "billing_change_months" CHECK ("billing_change"."after" between 1 and 3 and "billing_change"."after" <> "billing_change"."before"),
	CONSTRAINT "billing_change_staff" CHECK (("billing_change"."employee" is null) <> ("billing_change"."sub" is null))
);
--> statement-breakpoint
ALTER TABLE "billing_change" ADD CONSTRAINT "billing_change_contract_code_contract_contract_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contract"("contract_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_change" ADD CONSTRAINT "billing_change_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_change_contract" ON "billing_change" USING btree ("contract_code");--> statement-breakpoint
CREATE INDEX "billing_change_state" ON "billing_change" USING btree ("state","received_at");
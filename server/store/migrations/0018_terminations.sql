CREATE TABLE "termination" (
	"serial_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "termination_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"last_day" date NOT NULL,
	"email" text NOT NULL,
	"bill_address" jsonb,
	"language" text NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "termination_reason" CHECK ("termination"."reason" in ('moving', 'switching', 'other')),
	CONSTRAINT "termination_state" CHECK ("termination"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "termination_staff" CHECK (("termination"."employee" is null) <> ("termination"."sub" is null))
);
--> statement-breakpoint
ALTER TABLE "termination" ADD CONSTRAINT "termination_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "termination" ADD CONSTRAINT "termination_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "termination_state" ON "termination" USING btree ("state","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "termination_contract" ON "termination" USING btree ("contract_code") WHERE "termination"."state" <> 'failed';
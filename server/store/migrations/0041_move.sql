CREATE TABLE "move" (
	"serial_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "move_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"move_id" uuid NOT NULL,
	"contract_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"last_day" date NOT NULL,
	"ended" jsonb NOT NULL,
	"new_contract_code" text,
	"start_date" date NOT NULL,
	"new_home" jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"bill_address" jsonb,
	"named" jsonb,
	"language" text NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "move_moveId_unique" UNIQUE("move_id"),
	CONSTRAINT "move_state" CHECK ("move"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "move_staff" CHECK (("move"."employee" is null) <> ("move"."sub" is null))
);
--> statement-breakpoint
CREATE TABLE "move_link" (
	"secret" text PRIMARY KEY NOT NULL,
	"contract_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "move" ADD CONSTRAINT "move_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move" ADD CONSTRAINT "move_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_link" ADD CONSTRAINT "move_link_contract_code_contract_contract_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contract"("contract_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_state" ON "move" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "move_customer" ON "move" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "move_contract" ON "move" USING btree ("contract_code") WHERE "move"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "move_link_contract" ON "move_link" USING btree ("contract_code");
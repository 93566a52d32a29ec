CREATE TABLE "transfer" (
	"transfer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_code" text NOT NULL,
	"customer_id" text NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"day" date NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cancelled_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"new_sub" text,
	"new_customer_id" text,
	"new_language" text,
	"new_contract_code" text,
	"form" jsonb,
	"before" jsonb,
	CONSTRAINT "transfer_secret_unique" UNIQUE("secret"),
	CONSTRAINT "transfer_state" CHECK ("transfer"."state" in ('waiting', 'accepted', 'cancelled', 'expired')),
	CONSTRAINT "transfer_staff" CHECK (("transfer"."employee" is null) <> ("transfer"."sub" is null)),
	CONSTRAINT "transfer_accepted" CHECK ("transfer"."state" <> 'accepted' or "transfer"."new_customer_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_new_sub_person_sub_fk" FOREIGN KEY ("new_sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_new_customer_id_customer_customer_id_fk" FOREIGN KEY ("new_customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_contract" ON "transfer" USING btree ("contract_code","created_at");--> statement-breakpoint
CREATE INDEX "transfer_waiting" ON "transfer" USING btree ("day") WHERE "transfer"."state" = 'waiting';
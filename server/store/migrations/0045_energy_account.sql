CREATE TABLE "energy_account" (
	"ledger_no" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"metering_point_no" text NOT NULL,
	"monthly_cents" integer NOT NULL,
	"starts_on" date NOT NULL,
	"equalising_month" integer NOT NULL,
	"lowest_cents" integer,
	"most_owed_cents" integer,
	CONSTRAINT "energy_account_kind" CHECK ("energy_account"."kind" in ('energyAccount', 'flexPayment')),
	CONSTRAINT "energy_account_month" CHECK ("energy_account"."equalising_month" between 1 and 12),
	CONSTRAINT "energy_account_sum" CHECK ("energy_account"."monthly_cents" > 0),
	CONSTRAINT "energy_account_terms" CHECK (("energy_account"."kind" = 'flexPayment') = ("energy_account"."lowest_cents" is not null and "energy_account"."most_owed_cents" is not null))
);
--> statement-breakpoint
ALTER TABLE "energy_account" ADD CONSTRAINT "energy_account_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "energy_account" ADD CONSTRAINT "energy_account_metering_point_no_metering_point_metering_point_no_fk" FOREIGN KEY ("metering_point_no") REFERENCES "public"."metering_point"("metering_point_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "energy_account_customer" ON "energy_account" USING btree ("customer_id");
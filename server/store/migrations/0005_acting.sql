CREATE TABLE "sales_agent" (
	"sales_agent_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sales_point" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_search" (
	"visit" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"sought" text NOT NULL,
	"reason" text NOT NULL,
	"found" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "staff_access_customer";--> statement-breakpoint
ALTER TABLE "acting_grant" ADD COLUMN "visit" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "delivery_site_id" text;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "netting_from" date;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "netting_to" date;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "public_weather_metering_point_no" text;--> statement-breakpoint
ALTER TABLE "representation" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "representation" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "sales_agent_id" text;--> statement-breakpoint
ALTER TABLE "staff_access" ADD COLUMN "visit" text;--> statement-breakpoint
CREATE INDEX "representation_customer" ON "representation" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "staff_access_customer" ON "staff_access" USING btree ("customer_id","at");--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_id_unique" UNIQUE("id");
CREATE TABLE "contact_request" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"request_no" text NOT NULL,
	"customer_id" text,
	"sub" text,
	"campaign_id" text NOT NULL,
	"template_id" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"campaign_code" text NOT NULL,
	"contracts" text[] NOT NULL,
	"name" text,
	"company_name" text,
	"business_id" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"employee" text,
	"acting_reason" text,
	"brand" text,
	"sales_agent_id" text,
	"sales_point_id" text,
	"sales_point" text,
	"sales_channel" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_request_requestNo_unique" UNIQUE("request_no")
);
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "sales_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_order" ADD COLUMN "sales_point_id" text;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_request_customer" ON "contact_request" USING btree ("customer_id","created_at");
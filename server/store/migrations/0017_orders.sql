CREATE SEQUENCE "public"."contract_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 27010000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40500001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ledger_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_import_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700200 CACHE 1;--> statement-breakpoint
CREATE TABLE "ordered_service" (
	"order_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"import_no" text,
	CONSTRAINT "ordered_service_order_id_template_id_pk" PRIMARY KEY("order_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "person_of_registers" (
	"sub" text PRIMARY KEY NOT NULL,
	"is_creditable" boolean DEFAULT true NOT NULL,
	"deposit_cents" integer,
	"credit_mood" text,
	"identity_mood" text,
	"import_mood" text,
	"service_mood" text
);
--> statement-breakpoint
CREATE TABLE "product_order" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"customer_id" text,
	"sub" text,
	"campaign_id" text NOT NULL,
	"template_id" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"campaign_code" text NOT NULL,
	"form" jsonb NOT NULL,
	"iban" text,
	"contracts" text[] NOT NULL,
	"metering_point_no" text,
	"contract_code" text,
	"start_date" date,
	"language" text NOT NULL,
	"raf_code" text,
	"employee" text,
	"acting_reason" text,
	"brand" text,
	"sales_agent_id" text,
	"sales_point" text,
	"sales_channel" text,
	"is_offer" boolean NOT NULL,
	"is_creditable" boolean NOT NULL,
	"security" jsonb,
	"is_liable_company_grid" boolean NOT NULL,
	"is_scc_house_type" boolean NOT NULL,
	"is_customer" boolean NOT NULL,
	"import_no" text,
	"withdrawal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_order_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "product_order_withdrawal_unique" UNIQUE("withdrawal"),
	CONSTRAINT "product_order_staff" CHECK (("product_order"."employee" is null) <> ("product_order"."sub" is null))
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"raf_code" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"benefit" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"consent_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_consent_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"use_case" text NOT NULL,
	"consent_id" text NOT NULL,
	"version" text NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"sub" text,
	"employee" text,
	"channel" text NOT NULL,
	"source" text,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_kind" CHECK ("consent"."kind" in ('marketing', 'contract'))
);
--> statement-breakpoint
ALTER TABLE "under_proof" ADD COLUMN "locale" text DEFAULT 'fi' NOT NULL;--> statement-breakpoint
ALTER TABLE "ordered_service" ADD CONSTRAINT "ordered_service_order_id_product_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_of_registers" ADD CONSTRAINT "person_of_registers_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_order" ADD CONSTRAINT "product_order_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_order" ADD CONSTRAINT "product_order_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_order_customer" ON "product_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_customer" ON "consent" USING btree ("customer_id","consent_id","consent_no");
CREATE TABLE "campaign" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"customer_type" text NOT NULL,
	"opens_on" date NOT NULL,
	"closes_on" date,
	"heading" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"paper_invoice_fee" jsonb NOT NULL,
	CONSTRAINT "campaign_customer_type" CHECK ("campaign"."customer_type" in ('B2C', 'B2B'))
);
--> statement-breakpoint
CREATE TABLE "campaign_product" (
	"campaign_id" text NOT NULL,
	"template_id" text NOT NULL,
	"position" integer NOT NULL,
	"tariff_no" integer NOT NULL,
	"campaign_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"product_kind" text NOT NULL,
	"form_layout" text NOT NULL,
	"activity_step" text[] NOT NULL,
	"contract_term" jsonb NOT NULL,
	"notice_period_days" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"margin_label" jsonb,
	"monthly_fee_label" jsonb,
	"partner_name" text,
	"is_refund" boolean NOT NULL,
	"is_smart_package" boolean NOT NULL,
	"is_popular" boolean NOT NULL,
	"selling_points" jsonb NOT NULL,
	"sales_texts" jsonb NOT NULL,
	"addons" jsonb NOT NULL,
	"has_services" boolean NOT NULL,
	CONSTRAINT "campaign_product_campaign_id_template_id_pk" PRIMARY KEY("campaign_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_service" (
	"campaign_id" text NOT NULL,
	"template_id" text NOT NULL,
	"position" integer NOT NULL,
	"tariff_no" integer NOT NULL,
	"price" jsonb NOT NULL,
	"is_popular" boolean NOT NULL,
	CONSTRAINT "campaign_service_campaign_id_template_id_pk" PRIMARY KEY("campaign_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_mean" (
	"price_area" text PRIMARY KEY NOT NULL,
	"average" numeric(9, 4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "is_detached" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "is_smart_package" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "partner_name" text;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_campaign_id_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_service" ADD CONSTRAINT "campaign_service_campaign_id_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_service" ADD CONSTRAINT "campaign_service_tariff_no_addon_product_tariff_no_fk" FOREIGN KEY ("tariff_no") REFERENCES "public"."addon_product"("tariff_no") ON DELETE no action ON UPDATE no action;
CREATE TABLE "addon_removal" (
	"removal_id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"contract_code" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"ends_with_it" integer[] DEFAULT '{}' NOT NULL,
	"terminate_template_no" integer NOT NULL,
	"end_date" date NOT NULL,
	"sub" text,
	"employee" text,
	"acting_reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addon_removal_state" CHECK ("addon_removal"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "addon_removal_staff" CHECK (("addon_removal"."employee" is null) <> ("addon_removal"."sub" is null))
);
--> statement-breakpoint
ALTER TABLE "contract_addon" DROP CONSTRAINT "contract_addon_contract_code_tariff_no_pk";--> statement-breakpoint
ALTER TABLE "contract_addon" ADD CONSTRAINT "contract_addon_contract_code_tariff_no_start_date_pk" PRIMARY KEY("contract_code","tariff_no","start_date");--> statement-breakpoint
ALTER TABLE "contract_addon" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "notice_period_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "terminate_template_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_removal" ADD CONSTRAINT "addon_removal_contract_code_contract_contract_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contract"("contract_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_removal" ADD CONSTRAINT "addon_removal_tariff_no_addon_product_tariff_no_fk" FOREIGN KEY ("tariff_no") REFERENCES "public"."addon_product"("tariff_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_removal" ADD CONSTRAINT "addon_removal_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addon_removal_contract" ON "addon_removal" USING btree ("contract_code");--> statement-breakpoint
CREATE INDEX "addon_removal_state" ON "addon_removal" USING btree ("state","received_at");--> statement-breakpoint
ALTER TABLE "contract_addon" ADD CONSTRAINT "contract_addon_dates" CHECK ("contract_addon"."end_date" is null or "contract_addon"."end_date" >= "contract_addon"."start_date");
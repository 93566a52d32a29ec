CREATE TABLE "acting_grant" (
	"session_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "acting_grant_session_id_customer_id_created_at_pk" PRIMARY KEY("session_id","customer_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "addon_product" (
	"tariff_no" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"vap_type" text NOT NULL,
	"price" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"contract_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"metering_point_no" text NOT NULL,
	"contract_type_no" integer NOT NULL,
	"contract_group_no" integer NOT NULL,
	"tariff_no" integer NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"billing_group_no" integer NOT NULL,
	"ledger_no" text NOT NULL,
	"has_flex_payment" boolean DEFAULT false NOT NULL,
	"smart_package" jsonb,
	"allowed_reason_for_contract_end" text[] NOT NULL,
	CONSTRAINT "contract_contractNo_unique" UNIQUE("contract_no"),
	CONSTRAINT "contract_status" CHECK ("contract"."status" in ('A', 'M', 'O', 'S')),
	CONSTRAINT "contract_dates" CHECK ("contract"."end_date" is null or "contract"."end_date" >= "contract"."start_date")
);
--> statement-breakpoint
CREATE TABLE "contract_addon" (
	"contract_code" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"start_date" date NOT NULL,
	CONSTRAINT "contract_addon_contract_code_tariff_no_pk" PRIMARY KEY("contract_code","tariff_no")
);
--> statement-breakpoint
CREATE TABLE "contract_delivery" (
	"contract_code" text NOT NULL,
	"tariff_no" integer NOT NULL,
	"tariff_from_date" date NOT NULL,
	"tariff_to_date" date,
	CONSTRAINT "contract_delivery_contract_code_tariff_from_date_pk" PRIMARY KEY("contract_code","tariff_from_date")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"customer_type" text NOT NULL,
	"is_company" boolean NOT NULL,
	"is_deceased" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"last_name" text NOT NULL,
	"business_id" text,
	"email" text,
	"mobile_number" text,
	"language" text DEFAULT 'FI' NOT NULL,
	"address" jsonb NOT NULL,
	"marketing_permissions" jsonb NOT NULL,
	"price_notifications" jsonb NOT NULL,
	CONSTRAINT "customer_type" CHECK ("customer"."customer_type" in ('B2C', 'B2B'))
);
--> statement-breakpoint
CREATE TABLE "database_note" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"sub" text PRIMARY KEY NOT NULL,
	"employee_type" text NOT NULL,
	"emp_info" text,
	"sales_agent_id" text,
	"ask_sales_agent_id" boolean DEFAULT false NOT NULL,
	"sales_channels" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "employee_type" CHECK ("employee"."employee_type" in ('customerService', 'sales', 'content'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_record" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_record_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "identity_provider_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"grant_id" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_provider_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "metering_point" (
	"metering_point_no" text PRIMARY KEY NOT NULL,
	"metering_point_id" text NOT NULL,
	"street_name" text NOT NULL,
	"house_number" text NOT NULL,
	"house_letter" text,
	"residence" text,
	"postal_code" text NOT NULL,
	"postal_city" text NOT NULL,
	"is15min_available" boolean NOT NULL,
	CONSTRAINT "metering_point_meteringPointId_unique" UNIQUE("metering_point_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"sub" text PRIMARY KEY NOT NULL,
	"identity_code" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"customer_id" text,
	"is_blocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "person_identityCode_unique" UNIQUE("identity_code")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"tariff_no" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"label" jsonb NOT NULL,
	"icon" text NOT NULL,
	"notice_period_days" integer,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representation" (
	"sub" text NOT NULL,
	"customer_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "representation_sub_customer_id_pk" PRIMARY KEY("sub","customer_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"strong_authentication" boolean NOT NULL,
	"id_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"signed_out_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"state" text PRIMARY KEY NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"location" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"secret" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signing_key_use_unique" UNIQUE("use")
);
--> statement-breakpoint
CREATE TABLE "staff_access" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sub" text NOT NULL,
	"customer_id" text NOT NULL,
	"operation" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "acting_grant" ADD CONSTRAINT "acting_grant_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acting_grant" ADD CONSTRAINT "acting_grant_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_metering_point_no_metering_point_metering_point_no_fk" FOREIGN KEY ("metering_point_no") REFERENCES "public"."metering_point"("metering_point_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_tariff_no_product_tariff_no_fk" FOREIGN KEY ("tariff_no") REFERENCES "public"."product"("tariff_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_addon" ADD CONSTRAINT "contract_addon_contract_code_contract_contract_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contract"("contract_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_addon" ADD CONSTRAINT "contract_addon_tariff_no_addon_product_tariff_no_fk" FOREIGN KEY ("tariff_no") REFERENCES "public"."addon_product"("tariff_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_delivery" ADD CONSTRAINT "contract_delivery_contract_code_contract_contract_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contract"("contract_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representation" ADD CONSTRAINT "representation_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_customer" ON "contract" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_provider_uid" ON "identity_provider_record" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "identity_provider_grant" ON "identity_provider_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "session_sub" ON "session" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "staff_access_customer" ON "staff_access" USING btree ("customer_id");
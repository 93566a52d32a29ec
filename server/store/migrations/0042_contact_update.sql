CREATE TABLE "contact_update" (
	"update_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text,
	"sub" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_update_kind" CHECK ("contact_update"."kind" in ('bankAccount', 'emailAddress')),
	CONSTRAINT "contact_update_state" CHECK ("contact_update"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "contact_update_value" CHECK ("contact_update"."state" = 'done' or "contact_update"."value" is not null)
);
--> statement-breakpoint
ALTER TABLE "contact_update" ADD CONSTRAINT "contact_update_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_update" ADD CONSTRAINT "contact_update_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_update_customer" ON "contact_update" USING btree ("customer_id","received_at");--> statement-breakpoint
CREATE INDEX "contact_update_state" ON "contact_update" USING btree ("state","received_at");
CREATE TABLE "due_calendar" (
	"sub" text NOT NULL,
	"customer_id" text NOT NULL,
	"digest" text NOT NULL,
	"locale" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_calendar_sub_customer_id_pk" PRIMARY KEY("sub","customer_id"),
	CONSTRAINT "due_calendar_digest_unique" UNIQUE("digest"),
	CONSTRAINT "due_calendar_locale" CHECK ("due_calendar"."locale" in ('fi', 'sv', 'en'))
);
--> statement-breakpoint
ALTER TABLE "due_calendar" ADD CONSTRAINT "due_calendar_sub_person_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."person"("sub") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_calendar" ADD CONSTRAINT "due_calendar_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_calendar_customer" ON "due_calendar" USING btree ("customer_id");
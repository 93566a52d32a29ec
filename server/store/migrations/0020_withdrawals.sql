CREATE TABLE "withdrawal" (
	"serial_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_serial_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid,
	"way" text NOT NULL,
	"customer_id" text,
	"sub" text,
	"acting_reason" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text,
	"language" text NOT NULL,
	"used_cents" integer,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "withdrawal_way" CHECK ("withdrawal"."way" in ('link', 'signedIn', 'words')),
	CONSTRAINT "withdrawal_text" CHECK (("withdrawal"."order_id" is null) = ("withdrawal"."text" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_order" ADD COLUMN "is_early_start_wished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_product_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_customer" ON "withdrawal" USING btree ("customer_id");
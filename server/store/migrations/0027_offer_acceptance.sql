ALTER TABLE "product_order" ADD COLUMN "acceptance" text;--> statement-breakpoint
ALTER TABLE "product_order" ADD COLUMN "offer_last_day" date;--> statement-breakpoint
ALTER TABLE "product_order" ADD COLUMN "offered" jsonb;--> statement-breakpoint
ALTER TABLE "product_order" ADD COLUMN "offer_secrets" text;--> statement-breakpoint
ALTER TABLE "product_order" ADD CONSTRAINT "product_order_acceptance_unique" UNIQUE("acceptance");
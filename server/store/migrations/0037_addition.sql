ALTER TABLE "product_order" ADD COLUMN "added_to" text;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "icon" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "addon_product" ADD COLUMN "validity_label" text;
ALTER TABLE "contract" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "contract_addon" ADD COLUMN "price" jsonb;
ALTER TABLE "under_proof" DROP CONSTRAINT "under_proof_kind";--> statement-breakpoint
ALTER TABLE "under_proof" ALTER COLUMN "person" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "under_proof" ADD CONSTRAINT "under_proof_person" CHECK ("under_proof"."state" <> 'verified' or "under_proof"."person" is not null);--> statement-breakpoint
ALTER TABLE "under_proof" ADD CONSTRAINT "under_proof_kind" CHECK ("under_proof"."kind" in ('order', 'vapAddition', 'productChange', 'move', 'update'));
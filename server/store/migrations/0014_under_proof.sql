CREATE TABLE "under_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"body" text,
	"person" text NOT NULL,
	"verifier" text NOT NULL,
	"holder" text,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	CONSTRAINT "under_proof_kind" CHECK ("under_proof"."kind" in ('order', 'vapAddition', 'productChange', 'transfer', 'move', 'update')),
	CONSTRAINT "under_proof_state" CHECK ("under_proof"."state" in ('waiting', 'verified', 'cancelled', 'expired')),
	CONSTRAINT "under_proof_body" CHECK (("under_proof"."state" = 'waiting') = ("under_proof"."body" is not null))
);
--> statement-breakpoint
CREATE INDEX "under_proof_waiting" ON "under_proof" USING btree ("until") WHERE "under_proof"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "under_proof_age" ON "under_proof" USING btree ("created_at");
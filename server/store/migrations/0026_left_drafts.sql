CREATE TABLE "left_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "left_drafts_age" ON "left_drafts" USING btree ("left_at");
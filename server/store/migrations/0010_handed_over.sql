ALTER TABLE "session" ADD COLUMN "handed_to" text;--> statement-breakpoint
CREATE INDEX "session_handed_to" ON "session" USING btree ("handed_to");
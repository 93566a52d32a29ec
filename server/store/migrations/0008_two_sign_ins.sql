ALTER TABLE "session" ADD COLUMN "former_browser" text;--> statement-breakpoint
CREATE INDEX "session_former_browser" ON "session" USING btree ("former_browser");
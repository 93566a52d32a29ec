CREATE TABLE "hand_over" (
	"digest" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "resumes" text;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_browser" ON "session" USING btree ("browser");
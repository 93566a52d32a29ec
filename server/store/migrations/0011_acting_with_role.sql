ALTER TABLE "acting_grant" ADD COLUMN "sub" text;--> statement-breakpoint
UPDATE "acting_grant" SET "sub" = "session"."sub" FROM "session" WHERE "session"."id" = "acting_grant"."session_id";--> statement-breakpoint
DELETE FROM "acting_grant" WHERE "sub" NOT IN (SELECT "sub" FROM "employee");--> statement-breakpoint
ALTER TABLE "acting_grant" ALTER COLUMN "sub" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "acting_grant" ADD CONSTRAINT "acting_grant_sub_employee_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."employee"("sub") ON DELETE cascade ON UPDATE no action;
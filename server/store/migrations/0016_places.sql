CREATE TABLE "grid_area" (
	"grid_area_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"is_liable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "kind" text DEFAULT 'electricity' NOT NULL;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "grid_area_id" text;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "is_in_heat_network" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "is_scc_house_type" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "metering_point" ADD COLUMN "register_mood" text;--> statement-breakpoint
ALTER TABLE "metering_point" ADD CONSTRAINT "metering_point_grid_area_id_grid_area_grid_area_id_fk" FOREIGN KEY ("grid_area_id") REFERENCES "public"."grid_area"("grid_area_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metering_point_postal_code" ON "metering_point" USING btree ("postal_code");--> statement-breakpoint
ALTER TABLE "metering_point" ADD CONSTRAINT "metering_point_kind" CHECK ("metering_point"."kind" in ('electricity', 'production', 'heat'));--> statement-breakpoint
ALTER TABLE "metering_point" ADD CONSTRAINT "metering_point_mood" CHECK ("metering_point"."register_mood" in ('slow', 'away', 'wrong'));
CREATE TABLE "measurement_month" (
	"metering_point_no" text NOT NULL,
	"kind" text NOT NULL,
	"month" text NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "measurement_month_metering_point_no_kind_month_pk" PRIMARY KEY("metering_point_no","kind","month"),
	CONSTRAINT "measurement_kind" CHECK ("measurement_month"."kind" in ('consumption', 'production', 'heat', 'temperature')),
	CONSTRAINT "measurement_month" CHECK ("measurement_month"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "weather_place" (
	"place_no" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"postal_prefixes" text[] NOT NULL
);

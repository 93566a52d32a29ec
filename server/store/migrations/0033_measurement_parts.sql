-- The months of measurements in sixteen parts, by hash of the metering point with which their key begins. What is there
-- goes along: it can be read meanwhile, and whoever writes waits.
LOCK TABLE "measurement_month" IN EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "measurement_month_cut" (LIKE "measurement_month" INCLUDING CONSTRAINTS) PARTITION BY HASH ("metering_point_no");
--> statement-breakpoint
DO $$ BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format(
      'CREATE TABLE %I PARTITION OF "measurement_month_cut" FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
      'measurement_month_' || part, part);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "measurement_month_cut" SELECT * FROM "measurement_month";
--> statement-breakpoint
DROP TABLE "measurement_month";
--> statement-breakpoint
ALTER TABLE "measurement_month_cut" RENAME TO "measurement_month";
--> statement-breakpoint
ALTER TABLE "measurement_month" ADD CONSTRAINT "measurement_month_metering_point_no_kind_month_pk" PRIMARY KEY("metering_point_no","kind","month");

CREATE TABLE "spot_price_month" (
	"price_area" text NOT NULL,
	"month" text NOT NULL,
	"step" integer NOT NULL,
	"prices" integer[] NOT NULL,
	CONSTRAINT "spot_price_month_price_area_month_pk" PRIMARY KEY("price_area","month"),
	CONSTRAINT "spot_price_step" CHECK ("spot_price_month"."step" in (15, 60))
);

ALTER TABLE "payment_orders" ADD COLUMN "place_held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "gst_percent" integer;
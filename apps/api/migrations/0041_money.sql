CREATE TABLE "receipt_numbers" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_reservations" DROP CONSTRAINT "credit_reservations_amount_positive";--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "desk_refund_paise" integer;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "desk_refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
CREATE INDEX "credit_reservations_included_idx" ON "credit_reservations" USING btree ("created_at") WHERE "credit_reservations"."state" = 'included' and "credit_reservations"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_receipt_number_key" ON "payment_orders" USING btree ("receipt_number");--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_amount_by_state" CHECK ("credit_reservations"."amount" > 0 or "credit_reservations"."amount" = 0 and "credit_reservations"."state" = 'included');--> statement-breakpoint
INSERT INTO "receipt_numbers" ("series") VALUES ('receipts');
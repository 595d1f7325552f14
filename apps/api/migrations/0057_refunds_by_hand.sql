ALTER TABLE "surplus_payments" ADD COLUMN "is_given_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "surplus_payments_given_up_idx" ON "surplus_payments" USING btree ("order_id") WHERE "surplus_payments"."is_given_up";--> statement-breakpoint
UPDATE "surplus_payments" SET "is_given_up" = true, "next_attempt_at" = now() WHERE "refunded_at" IS NULL AND "next_attempt_at" IS NULL;--> statement-breakpoint
UPDATE "payment_orders" SET "money_back_next_at" = now() WHERE "is_money_back_given_up" AND "money_back_next_at" IS NULL;

ALTER TABLE "payment_orders" ADD COLUMN "went_back_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payment_orders" SET "went_back_at" = greatest("money_back_asked_at", "desk_refunded_at")
	WHERE "refunded_paise" + "charged_back_paise" > 0;
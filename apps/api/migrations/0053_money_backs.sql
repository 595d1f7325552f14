CREATE TABLE "money_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"refunded_paise" integer NOT NULL,
	"charged_back_paise" integer NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "phase" text;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "respond_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "money_backs" ADD CONSTRAINT "money_backs_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_backs_moved_at_idx" ON "money_backs" USING btree ("moved_at");--> statement-breakpoint
INSERT INTO "money_backs" ("order_id", "refunded_paise", "charged_back_paise", "moved_at")
	SELECT "id", "refunded_paise", "charged_back_paise", coalesce("went_back_at", "paid_at", "created_at")
	FROM "payment_orders" WHERE "refunded_paise" > 0 OR "charged_back_paise" > 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_money_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "money_backs" ("order_id", "refunded_paise", "charged_back_paise") VALUES (
		NEW.id, NEW.refunded_paise - OLD.refunded_paise, NEW.charged_back_paise - OLD.charged_back_paise
	);
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "payment_orders_note_money_back" AFTER UPDATE OF "refunded_paise", "charged_back_paise" ON "payment_orders"
	FOR EACH ROW WHEN (NEW.refunded_paise <> OLD.refunded_paise OR NEW.charged_back_paise <> OLD.charged_back_paise)
	EXECUTE FUNCTION "note_money_back"();

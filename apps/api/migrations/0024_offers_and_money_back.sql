CREATE TABLE "counted_offers" (
	"offer" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pack_opens_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "list_paise" integer;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "money_back_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "money_back_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "money_back_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "is_money_back_given_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_orders_offer_idx" ON "payment_orders" USING btree ("offer","created_at") WHERE "payment_orders"."offer" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_money_back_idx" ON "payment_orders" USING btree ("user_id","money_back_asked_at") WHERE "payment_orders"."money_back_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_money_back_next_at_idx" ON "payment_orders" USING btree ("money_back_next_at") WHERE "payment_orders"."money_back_next_at" is not null;--> statement-breakpoint
INSERT INTO "counted_offers" ("offer") VALUES ('first-hundred');

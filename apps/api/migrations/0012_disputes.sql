CREATE TABLE "payment_disputes" (
	"provider_dispute_id" text PRIMARY KEY NOT NULL,
	"provider_payment_id" text NOT NULL,
	"state" text NOT NULL,
	"deducted_paise" integer NOT NULL,
	"told_at" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "charged_back_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_provider_payment_id_payments_provider_payment_id_fk" FOREIGN KEY ("provider_payment_id") REFERENCES "public"."payments"("provider_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_provider_payment_id_idx" ON "payment_disputes" USING btree ("provider_payment_id");--> statement-breakpoint
CREATE INDEX "payment_orders_disputed_idx" ON "payment_orders" USING btree ("id") WHERE "payment_orders"."is_disputed";
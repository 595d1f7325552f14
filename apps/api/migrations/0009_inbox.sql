CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"details" jsonb NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_messages_kind_known" CHECK ("inbox_messages"."kind" in ('inquiry', 'message'))
);
--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "receipt_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nobody gets a mail now about what they paid before there were such mails.
UPDATE "payment_orders" SET "receipt_mailed_at" = "paid_at" WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_messages_created_at_idx" ON "inbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_receipt_due_idx" ON "payment_orders" USING btree ("paid_at") WHERE "payment_orders"."paid_at" is not null and "payment_orders"."receipt_mailed_at" is null;
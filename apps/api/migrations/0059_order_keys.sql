CREATE TABLE "order_keys" (
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"is_answer" boolean NOT NULL,
	CONSTRAINT "order_keys_order_id_idempotency_key_pk" PRIMARY KEY("order_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_keys_idempotency_key_idx" ON "order_keys" USING btree ("idempotency_key");
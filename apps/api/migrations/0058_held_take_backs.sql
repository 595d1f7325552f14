CREATE TABLE "held_take_backs" (
	"reservation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "held_take_backs_reservation_id_order_id_pk" PRIMARY KEY("reservation_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "held_take_backs" ADD CONSTRAINT "held_take_backs_reservation_id_credit_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."credit_reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_take_backs" ADD CONSTRAINT "held_take_backs_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_take_backs_order_id_idx" ON "held_take_backs" USING btree ("order_id");
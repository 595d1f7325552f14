CREATE TABLE "account_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_log" ADD CONSTRAINT "account_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_log_user_id_id_idx" ON "account_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "account_log_created_at_idx" ON "account_log" USING btree ("created_at");
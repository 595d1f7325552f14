CREATE TABLE "step_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"told_until" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "step_reminders" ADD CONSTRAINT "step_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_reminders_next_at_idx" ON "step_reminders" USING btree ("next_at");
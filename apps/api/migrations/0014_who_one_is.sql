CREATE TABLE "known_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signup_browser_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shadow_of" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_created_at_idx" ON "known_devices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_idx" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_canonical_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_shadow_of_key" ON "users" USING btree ("shadow_of");--> statement-breakpoint
CREATE INDEX "users_email_key_due_idx" ON "users" USING btree ("id") WHERE "users"."email_key" is distinct from lower("users"."email");--> statement-breakpoint
CREATE INDEX "users_unverified_idx" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;
ALTER TABLE "users" DROP CONSTRAINT "users_subscription_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "enterprise_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_subscription_known" CHECK ("users"."subscription" in ('free', 'basic', 'premium', 'enterprise'));
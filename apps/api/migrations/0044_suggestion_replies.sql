ALTER TABLE "resume_links" ADD COLUMN "unseen_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resume_links" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "replies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "resume_links_unseen_since_idx" ON "resume_links" USING btree ("unseen_since") WHERE "resume_links"."unseen_since" is not null;
DROP INDEX "resumes_user_id_updated_at_idx";--> statement-breakpoint
CREATE INDEX "resumes_user_id_updated_at_id_idx" ON "resumes" USING btree ("user_id","updated_at","id");
ALTER TABLE "applications" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD COLUMN "match" integer;
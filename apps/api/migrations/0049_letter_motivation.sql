ALTER TABLE "cover_letters" ADD COLUMN "motivation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "motivation" text DEFAULT '' NOT NULL;
ALTER TABLE "sent_documents" ADD COLUMN "resume_id" uuid;--> statement-breakpoint
UPDATE "sent_documents" AS d SET "resume_id" = r."id" FROM "applications" AS a, "resumes" AS r
WHERE a."id" = d."application_id" AND r."id" = a."resume_id" AND r."name" = d."name";
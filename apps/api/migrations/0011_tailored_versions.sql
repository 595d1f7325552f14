CREATE TABLE "tailored_versions" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"original_id" uuid NOT NULL,
	"job_description" text NOT NULL,
	"base" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tailored_versions" ADD CONSTRAINT "tailored_versions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailored_versions" ADD CONSTRAINT "tailored_versions_original_id_resumes_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tailored_versions_original_id_idx" ON "tailored_versions" USING btree ("original_id");
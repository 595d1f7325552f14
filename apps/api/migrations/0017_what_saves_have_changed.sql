CREATE TABLE "resume_operations" (
	"resume_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"operations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_operations_resume_id_version_pk" PRIMARY KEY("resume_id","version")
);
--> statement-breakpoint
ALTER TABLE "resume_operations" ADD CONSTRAINT "resume_operations_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_operations_created_at_idx" ON "resume_operations" USING btree ("created_at");
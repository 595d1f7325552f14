CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"pay" text NOT NULL,
	"source" text NOT NULL,
	"link" text NOT NULL,
	"job_description" text NOT NULL,
	"notes" text NOT NULL,
	"status" text NOT NULL,
	"status_day" date NOT NULL,
	"next_step" text NOT NULL,
	"next_step_day" date,
	"resume_id" uuid,
	"contacts" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_user_id_id_idx" ON "applications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "applications_user_id_updated_at_idx" ON "applications" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "applications_resume_id_idx" ON "applications" USING btree ("resume_id") WHERE "applications"."resume_id" is not null;--> statement-breakpoint
CREATE INDEX "applications_trashed_at_idx" ON "applications" USING btree ("trashed_at") WHERE "applications"."trashed_at" is not null;
CREATE TABLE "letter_moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"resume_id" uuid,
	"application_id" uuid,
	"job_description" text NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"hiring_manager" text NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"letter_date" text NOT NULL,
	"letter_text" text NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"history_kept_at" timestamp (3) with time zone,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "letter_moments" ADD CONSTRAINT "letter_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_moments" ADD CONSTRAINT "letter_moments_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_moments_letter_id_at_idx" ON "letter_moments" USING btree ("letter_id","at");--> statement-breakpoint
CREATE INDEX "letter_moments_user_id_at_idx" ON "letter_moments" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "letters_user_id_updated_at_idx" ON "letters" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "letters_resume_id_idx" ON "letters" USING btree ("resume_id") WHERE "letters"."resume_id" is not null;--> statement-breakpoint
CREATE INDEX "letters_application_id_idx" ON "letters" USING btree ("application_id") WHERE "letters"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "letters_trashed_at_idx" ON "letters" USING btree ("trashed_at") WHERE "letters"."trashed_at" is not null;
CREATE TABLE "trashed_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"letter" jsonb NOT NULL,
	"trashed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_documents" (
	"resume_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"photo_id" text,
	CONSTRAINT "history_documents_resume_id_subject_hash_pk" PRIMARY KEY("resume_id","subject","hash")
);
--> statement-breakpoint
CREATE TABLE "history_moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "history_kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cover_letters" ADD COLUMN "history_kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trashed_letters" ADD CONSTRAINT "trashed_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_letters" ADD CONSTRAINT "trashed_letters_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_documents" ADD CONSTRAINT "history_documents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_moments" ADD CONSTRAINT "history_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_moments" ADD CONSTRAINT "history_moments_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_moments" ADD CONSTRAINT "history_moments_document_fk" FOREIGN KEY ("resume_id","subject","hash") REFERENCES "public"."history_documents"("resume_id","subject","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trashed_letters_user_id_trashed_at_idx" ON "trashed_letters" USING btree ("user_id","trashed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trashed_letters_resume_id_idx" ON "trashed_letters" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trashed_letters_trashed_at_idx" ON "trashed_letters" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "history_documents_photo_id_idx" ON "history_documents" USING btree ("photo_id") WHERE "history_documents"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "history_moments_resume_id_subject_at_idx" ON "history_moments" USING btree ("resume_id","subject","at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "history_moments_document_idx" ON "history_moments" USING btree ("resume_id","subject","hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "history_moments_user_id_at_idx" ON "history_moments" USING btree ("user_id","at");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_trashed_by_users_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resumes_trashed_by_trashed_at_idx" ON "resumes" USING btree ("trashed_by","trashed_at") WHERE "resumes"."trashed_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resumes_trashed_at_idx" ON "resumes" USING btree ("trashed_at") WHERE "resumes"."trashed_at" is not null;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_owned_or_trashed" CHECK (("resumes"."user_id" is null) = ("resumes"."trashed_by" is not null and "resumes"."trashed_at" is not null)) NOT VALID;
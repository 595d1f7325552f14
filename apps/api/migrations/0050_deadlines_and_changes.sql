CREATE TABLE "application_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text NOT NULL,
	"key_id" uuid,
	"fields" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD COLUMN "letter_moment_id" uuid;--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_changes_user_id_id_idx" ON "application_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "application_changes_application_id_idx" ON "application_changes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_changes_key_id_idx" ON "application_changes" USING btree ("key_id") WHERE "application_changes"."key_id" is not null;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_letter_moment_id_letter_moments_id_fk" FOREIGN KEY ("letter_moment_id") REFERENCES "public"."letter_moments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_documents_letter_moment_id_idx" ON "sent_documents" USING btree ("letter_moment_id") WHERE "sent_documents"."letter_moment_id" is not null;
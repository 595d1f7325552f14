CREATE TABLE "resume_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text,
	"slug" text,
	"question" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"hides_contacts" boolean DEFAULT false NOT NULL,
	"is_downloadable" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "resume_links_has_address" CHECK (("resume_links"."token_hash" is null) <> ("resume_links"."slug" is null))
);
--> statement-breakpoint
CREATE TABLE "resume_reviewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"pass_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"by_kind" text NOT NULL,
	"by_name" text NOT NULL,
	"reviewer_id" uuid,
	"key_id" uuid,
	"path" text NOT NULL,
	"before" text NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"after" text,
	"reason" text DEFAULT '' NOT NULL,
	"verdict" text,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_reviewers" ADD CONSTRAINT "resume_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_reviewers" ADD CONSTRAINT "resume_reviewers_link_id_resume_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resume_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_reviewer_id_resume_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."resume_reviewers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_links_token_hash_key" ON "resume_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_links_slug_key" ON "resume_links" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "resume_links_resume_id_idx" ON "resume_links" USING btree ("resume_id","created_at");--> statement-breakpoint
CREATE INDEX "resume_links_user_id_id_idx" ON "resume_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_reviewers_pass_hash_key" ON "resume_reviewers" USING btree ("pass_hash");--> statement-breakpoint
CREATE INDEX "resume_reviewers_link_id_idx" ON "resume_reviewers" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "resume_reviewers_user_id_id_idx" ON "resume_reviewers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "suggestions_resume_id_idx" ON "suggestions" USING btree ("resume_id","id");--> statement-breakpoint
CREATE INDEX "suggestions_user_id_id_idx" ON "suggestions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "suggestions_user_id_updated_at_idx" ON "suggestions" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "suggestions_reviewer_id_idx" ON "suggestions" USING btree ("reviewer_id") WHERE "suggestions"."reviewer_id" is not null;--> statement-breakpoint
CREATE INDEX "suggestions_key_id_idx" ON "suggestions" USING btree ("key_id") WHERE "suggestions"."key_id" is not null;
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "preparation" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_user_id_id_idx" ON "questions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "questions_user_id_updated_at_idx" ON "questions" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "questions_application_id_idx" ON "questions" USING btree ("application_id") WHERE "questions"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_trashed_at_idx" ON "questions" USING btree ("trashed_at") WHERE "questions"."trashed_at" is not null;
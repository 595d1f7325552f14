CREATE TABLE "application_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
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
ALTER TABLE "sent_documents" ADD COLUMN "moment_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD COLUMN "touched" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_proposals" ADD CONSTRAINT "application_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_proposals" ADD CONSTRAINT "application_proposals_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_proposals_user_id_id_idx" ON "application_proposals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "application_proposals_key_id_idx" ON "application_proposals" USING btree ("key_id") WHERE "application_proposals"."key_id" is not null;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_moment_id_history_moments_id_fk" FOREIGN KEY ("moment_id") REFERENCES "public"."history_moments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_documents_moment_id_idx" ON "sent_documents" USING btree ("moment_id") WHERE "sent_documents"."moment_id" is not null;
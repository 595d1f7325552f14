CREATE TABLE "text_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"letter_id" uuid,
	"question_id" uuid,
	"by_kind" text NOT NULL,
	"by_name" text NOT NULL,
	"key_id" uuid,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"verdict" text NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_proposals_of_one" CHECK (("text_proposals"."letter_id" is null) <> ("text_proposals"."question_id" is null))
);
--> statement-breakpoint
ALTER TABLE "text_proposals" ADD CONSTRAINT "text_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_proposals" ADD CONSTRAINT "text_proposals_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_proposals" ADD CONSTRAINT "text_proposals_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_proposals" ADD CONSTRAINT "text_proposals_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_proposals_user_id_id_idx" ON "text_proposals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "text_proposals_letter_id_idx" ON "text_proposals" USING btree ("letter_id") WHERE "text_proposals"."letter_id" is not null;--> statement-breakpoint
CREATE INDEX "text_proposals_question_id_idx" ON "text_proposals" USING btree ("question_id") WHERE "text_proposals"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "text_proposals_key_id_idx" ON "text_proposals" USING btree ("key_id") WHERE "text_proposals"."key_id" is not null;
CREATE TABLE "template_views" (
	"user_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "template_views_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "template_views" ADD CONSTRAINT "template_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_template_id_idx" ON "resumes" USING btree ("template_id");
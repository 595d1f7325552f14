CREATE TABLE "language_pairs" (
	"resume_id" uuid NOT NULL,
	"sibling_id" uuid NOT NULL,
	"agreed" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "language_pairs_resume_id_sibling_id_pk" PRIMARY KEY("resume_id","sibling_id"),
	CONSTRAINT "language_pairs_in_order" CHECK ("language_pairs"."resume_id" < "language_pairs"."sibling_id")
);
--> statement-breakpoint
ALTER TABLE "language_pairs" ADD CONSTRAINT "language_pairs_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_pairs" ADD CONSTRAINT "language_pairs_sibling_id_resumes_id_fk" FOREIGN KEY ("sibling_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "language_pairs_sibling_id_idx" ON "language_pairs" USING btree ("sibling_id");
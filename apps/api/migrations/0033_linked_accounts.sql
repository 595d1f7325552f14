CREATE TABLE "oidc_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_accounts_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "oidc_accounts_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "oidc_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"user_id" uuid,
	"linked_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oidc_accounts" ADD CONSTRAINT "oidc_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_attempts" ADD CONSTRAINT "oidc_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_attempts" ADD CONSTRAINT "oidc_attempts_linked_id_oidc_accounts_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."oidc_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_accounts_user_id_idx" ON "oidc_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oidc_attempts_browser_hash_idx" ON "oidc_attempts" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "oidc_attempts_user_id_idx" ON "oidc_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oidc_attempts_expires_at_idx" ON "oidc_attempts" USING btree ("expires_at");
CREATE TABLE "invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "invitations_email_key_idx" ON "invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "invitations_expires_at_idx" ON "invitations" USING btree ("expires_at");
CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"reports" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"place" text NOT NULL,
	"trail" jsonb NOT NULL,
	"version" text NOT NULL,
	"session_id" text NOT NULL,
	"session_seconds" integer NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "error_reports_last_reported_at_idx" ON "error_reports" USING btree ("last_reported_at");
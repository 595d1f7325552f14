CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"is_sound" boolean,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_pages" (
	"page_kind" text NOT NULL,
	"page_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_pages_page_kind_page_id_pk" PRIMARY KEY("page_kind","page_id")
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"operator_id" uuid,
	"action" text NOT NULL,
	"targets" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_kind" text NOT NULL,
	"page_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "page_reports_kind_known" CHECK ("page_reports"."page_kind" in ('profile', 'resume'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_pages" ADD CONSTRAINT "hidden_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_pages_user_id_idx" ON "hidden_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hidden_pages_created_at_idx" ON "hidden_pages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operator_audit_operator_id_id_idx" ON "operator_audit" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_audit_action_id_idx" ON "operator_audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "operator_audit_targets_idx" ON "operator_audit" USING gin ("targets");--> statement-breakpoint
CREATE INDEX "operator_audit_created_at_idx" ON "operator_audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_reports_open_idx" ON "page_reports" USING btree ("id") WHERE "page_reports"."done_at" is null;--> statement-breakpoint
CREATE INDEX "page_reports_page_id_idx" ON "page_reports" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_reports_user_id_idx" ON "page_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "page_reports_created_at_idx" ON "page_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_email_start_idx" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_username_start_idx" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_name_start_idx" ON "users" USING btree (lower(left("first_name" || ' ' || "last_name", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_last_name_start_idx" ON "users" USING btree (lower(left("last_name", 100)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_orders_state_id_idx" ON "payment_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_orders_given_up_idx" ON "payment_orders" USING btree ("id") WHERE "payment_orders"."is_money_back_given_up";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_orders_paid_at_idx" ON "payment_orders" USING btree ("paid_at") WHERE "payment_orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "inbox_messages_kind_id_idx" ON "inbox_messages" USING btree ("kind","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "operator_audit_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.created_at < now() - interval '2 years' THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'operator_audit is added to, and never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "operator_audit_rows_stay" BEFORE UPDATE OR DELETE ON "operator_audit" FOR EACH ROW EXECUTE FUNCTION "operator_audit_only_grows"();--> statement-breakpoint
CREATE TRIGGER "operator_audit_is_not_emptied" BEFORE TRUNCATE ON "operator_audit" FOR EACH STATEMENT EXECUTE FUNCTION "operator_audit_only_grows"();
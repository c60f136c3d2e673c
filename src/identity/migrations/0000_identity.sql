CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"level" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"client_id" text NOT NULL,
	"sub" text NOT NULL,
	"name_key" text NOT NULL,
	"challenge" text NOT NULL,
	"state" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."logins" (
	"origin_jti" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"auth_time" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "logins_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."sent_sms" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"email" text NOT NULL,
	"handynummer" text NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL,
	"status" text NOT NULL,
	"attribute" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_pool_id_sub_pk" PRIMARY KEY("pool_id","sub"),
	CONSTRAINT "users_pool_id_email" UNIQUE("pool_id","email")
);
--> statement-breakpoint
CREATE INDEX "challenges_pool_id_sub" ON "identity"."challenges" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "challenges_expires_at" ON "identity"."challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "logins_pool_id_sub" ON "identity"."logins" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "logins_expires_at" ON "identity"."logins" USING btree ("expires_at");
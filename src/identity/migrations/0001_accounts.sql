CREATE TABLE "identity"."devices" (
	"device_key" text PRIMARY KEY NOT NULL,
	"group_key" text NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"salt" text,
	"verifier" text,
	"remembered" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."former_passwords" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."password_resets" (
	"pool_id" text NOT NULL,
	"sub" text NOT NULL,
	"code_digest" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_pool_id_sub_pk" PRIMARY KEY("pool_id","sub")
);
--> statement-breakpoint
ALTER TABLE "identity"."logins" ADD COLUMN "factor" text DEFAULT 'SMS' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "phone_reset_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "devices_pool_id_sub" ON "identity"."devices" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "devices_expires_at" ON "identity"."devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_passwords_pool_id_sub" ON "identity"."former_passwords" USING btree ("pool_id","sub");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "identity"."password_resets" USING btree ("expires_at");
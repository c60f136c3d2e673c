CREATE TABLE "anfragezaehler" (
	"schluessel" text PRIMARY KEY NOT NULL,
	"zeiten" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bestaetigung" (
	"sub" text NOT NULL,
	"origin_jti" text NOT NULL,
	"bestaetigt_am" timestamp with time zone NOT NULL,
	CONSTRAINT "bestaetigung_sub_origin_jti_pk" PRIMARY KEY("sub","origin_jti")
);
--> statement-breakpoint
CREATE TABLE "kontolink" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"art" text NOT NULL,
	"partner_nummer" text NOT NULL,
	"sub" text,
	"email" text NOT NULL,
	"laeuft_ab" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zustimmung" (
	"portal" text NOT NULL,
	"sub" text NOT NULL,
	"version" text NOT NULL,
	"erteilt_am" timestamp with time zone NOT NULL,
	CONSTRAINT "zustimmung_portal_sub_version_pk" PRIMARY KEY("portal","sub","version")
);
--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "titel" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "telefon" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "bank_gesperrt_bis" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zugang" ADD COLUMN "eingerichtet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "kontolink" ADD CONSTRAINT "kontolink_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kontolink_partner" ON "kontolink" USING btree ("partner_nummer","art");--> statement-breakpoint
CREATE INDEX "kontolink_ablauf" ON "kontolink" USING btree ("laeuft_ab");
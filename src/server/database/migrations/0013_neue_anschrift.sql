CREATE TABLE "neue_anschrift" (
	"partner_nummer" text PRIMARY KEY NOT NULL,
	"strasse" text NOT NULL,
	"hausnummer" text NOT NULL,
	"plz" text NOT NULL,
	"ort" text NOT NULL,
	"ab" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "neue_anschrift" ADD CONSTRAINT "neue_anschrift_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "neue_anschrift_ab" ON "neue_anschrift" USING btree ("ab");
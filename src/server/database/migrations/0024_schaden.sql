CREATE SEQUENCE "public"."schadenfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 1234 CACHE 1;--> statement-breakpoint
CREATE TABLE "schaden_ereignis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schaden_nummer" text NOT NULL,
	"ereignis" text NOT NULL,
	"zeitpunkt" timestamp with time zone NOT NULL,
	"autor" text NOT NULL,
	"notiz" text
);
--> statement-breakpoint
CREATE TABLE "schaden_unterlage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schaden_nummer" text NOT NULL,
	"typ" text NOT NULL,
	"pflicht" boolean NOT NULL,
	"erhalten_am" timestamp with time zone,
	CONSTRAINT "schaden_unterlage_typ" UNIQUE("schaden_nummer","typ")
);
--> statement-breakpoint
CREATE TABLE "schaden_zahlung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schaden_nummer" text NOT NULL,
	"datum" date NOT NULL,
	"betrag" integer NOT NULL,
	"empfaenger" text NOT NULL,
	"iban" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schaden" ADD COLUMN "melder" text DEFAULT 'KUNDE' NOT NULL;--> statement-breakpoint
ALTER TABLE "schaden" ADD COLUMN "angaben" jsonb;--> statement-breakpoint
ALTER TABLE "schaden" ADD COLUMN "manuell" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schaden" ADD COLUMN "letzte_aktivitaet" timestamp with time zone;--> statement-breakpoint
UPDATE "schaden" SET "letzte_aktivitaet" = greatest("gemeldet_am", "abgeschlossen_am"::timestamp with time zone);--> statement-breakpoint
ALTER TABLE "schaden" ALTER COLUMN "letzte_aktivitaet" SET NOT NULL;--> statement-breakpoint
INSERT INTO "schaden_ereignis" ("id", "schaden_nummer", "ereignis", "zeitpunkt", "autor") SELECT gen_random_uuid(), "schaden_nummer", 'GEMELDET', "gemeldet_am", 'Sie' FROM "schaden";--> statement-breakpoint
ALTER TABLE "schaden_ereignis" ADD CONSTRAINT "schaden_ereignis_schaden_nummer_schaden_schaden_nummer_fk" FOREIGN KEY ("schaden_nummer") REFERENCES "public"."schaden"("schaden_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schaden_unterlage" ADD CONSTRAINT "schaden_unterlage_schaden_nummer_schaden_schaden_nummer_fk" FOREIGN KEY ("schaden_nummer") REFERENCES "public"."schaden"("schaden_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schaden_zahlung" ADD CONSTRAINT "schaden_zahlung_schaden_nummer_schaden_schaden_nummer_fk" FOREIGN KEY ("schaden_nummer") REFERENCES "public"."schaden"("schaden_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schaden_ereignis_schaden" ON "schaden_ereignis" USING btree ("schaden_nummer","zeitpunkt");--> statement-breakpoint
CREATE INDEX "schaden_zahlung_schaden" ON "schaden_zahlung" USING btree ("schaden_nummer");
ALTER TABLE "mitteilung" ADD COLUMN "richtung" text DEFAULT 'EINGANG' NOT NULL;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "kategorie" text DEFAULT 'ALLGEMEIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "verbindlich" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "geoeffnet_am" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "verborgen_am" timestamp with time zone;--> statement-breakpoint
UPDATE "mitteilung" SET "kategorie" = 'AENDERUNG', "verbindlich" = true WHERE "vorgang_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "mitteilung" SET "geoeffnet_am" = "gelesen_am";

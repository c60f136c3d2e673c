ALTER TABLE "zugang" ADD COLUMN "ihk_nummer" text;--> statement-breakpoint
ALTER TABLE "zugang" ADD COLUMN "eigene_nummer" text;--> statement-breakpoint
ALTER TABLE "zugang" ADD COLUMN "anrede" text;--> statement-breakpoint
ALTER TABLE "zugang" ADD COLUMN "eingeladen_bis" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "einsicht_agentur" ON "einsicht" USING btree ("vermittler_nummer","zeit");
ALTER TABLE "mitteilung" ADD COLUMN "bezug" uuid;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "anliegen" text;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD COLUMN "beantwortet_am" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD CONSTRAINT "mitteilung_bezug_mitteilung_id_fk" FOREIGN KEY ("bezug") REFERENCES "public"."mitteilung"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mitteilung_gespraech" ON "mitteilung" USING btree ("bezug");--> statement-breakpoint
CREATE INDEX "mitteilung_geschrieben" ON "mitteilung" USING btree ("zeit") WHERE "mitteilung"."richtung" = 'AUSGANG';--> statement-breakpoint
CREATE INDEX "mitteilung_wartet" ON "mitteilung" USING btree ("zeit") WHERE "mitteilung"."richtung" = 'AUSGANG' and "mitteilung"."beantwortet_am" is null;--> statement-breakpoint
CREATE INDEX "schaden_aktivitaet" ON "schaden" USING btree ("letzte_aktivitaet","schaden_nummer");--> statement-breakpoint
UPDATE "mitteilung" SET "anliegen" = CASE "betreff"
  WHEN 'Vertrag' THEN 'VERTRAG'
  WHEN 'Beitrag' THEN 'BEITRAG'
  WHEN 'Schaden' THEN 'SCHADEN'
  WHEN 'Persönliche Daten' THEN 'PERSOENLICHE_DATEN'
  WHEN 'Beschwerde' THEN 'BESCHWERDE'
  WHEN 'Sonstiges' THEN 'SONSTIGES'
END WHERE "richtung" = 'AUSGANG' AND "portal" = 'benutzer';--> statement-breakpoint
-- Until now whatever was written was answered by mail: nobody waits at the desk for it.
UPDATE "mitteilung" SET "beantwortet_am" = "zeit" WHERE "richtung" = 'AUSGANG';

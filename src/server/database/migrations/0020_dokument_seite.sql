DROP INDEX "dokument_vertrag";--> statement-breakpoint
CREATE INDEX "dokument_seite" ON "dokument" USING btree ("versicherungs_nummer","erstellt_am",(-"stelle"),"id");
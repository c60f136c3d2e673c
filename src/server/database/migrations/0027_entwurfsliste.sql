ALTER TABLE "entwurf" ADD COLUMN "schritt_nummer" integer;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "schritt_von" integer;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "kundenname" text;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "zahlweise" text;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "geoeffnet_am" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "versicherungs_nummer" text;--> statement-breakpoint
ALTER TABLE "entwurf" ADD CONSTRAINT "entwurf_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entwurf_agentur" ON "entwurf" USING btree ("agentur","geaendert_am");--> statement-breakpoint
CREATE INDEX "entwurf_vertrag" ON "entwurf" USING btree ("versicherungs_nummer");
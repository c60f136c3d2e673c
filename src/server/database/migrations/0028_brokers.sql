CREATE SEQUENCE "public"."agenturfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999999 START WITH 4712000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."anbindungsfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 123 CACHE 1;--> statement-breakpoint
CREATE TABLE "anbindung" (
	"anbindungs_nummer" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'IN_PRUEFUNG' NOT NULL,
	"ihk_nummer" text NOT NULL,
	"marke" text NOT NULL,
	"angaben" jsonb NOT NULL,
	"bedingungen" text NOT NULL,
	"eingegangen_am" timestamp with time zone NOT NULL,
	"entschieden_am" timestamp with time zone,
	"grund" text,
	"vermittler_nummer" text,
	"eingeladen_am" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vermittlereinstellung" (
	"sub" text PRIMARY KEY NOT NULL,
	"mails" jsonb NOT NULL,
	"signatur" text
);
--> statement-breakpoint
ALTER TABLE "kontolink" ALTER COLUMN "partner_nummer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "schritt_nummer" integer;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "schritt_von" integer;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "kundenname" text;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "zahlweise" text;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "geoeffnet_am" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "versicherungs_nummer" text;--> statement-breakpoint
ALTER TABLE "anbindung" ADD CONSTRAINT "anbindung_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anbindung_status" ON "anbindung" USING btree ("status","entschieden_am");--> statement-breakpoint
ALTER TABLE "entwurf" ADD CONSTRAINT "entwurf_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entwurf_agentur" ON "entwurf" USING btree ("agentur","geaendert_am");--> statement-breakpoint
CREATE INDEX "entwurf_vertrag" ON "entwurf" USING btree ("versicherungs_nummer");
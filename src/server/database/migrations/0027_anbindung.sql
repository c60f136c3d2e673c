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
ALTER TABLE "anbindung" ADD CONSTRAINT "anbindung_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anbindung_status" ON "anbindung" USING btree ("status","entschieden_am");
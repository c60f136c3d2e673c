CREATE SEQUENCE "public"."partnerfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 100000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."vertragsfolge" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "antrag" (
	"id" uuid PRIMARY KEY NOT NULL,
	"produkt" text NOT NULL,
	"marke" text NOT NULL,
	"vermittler_nummer" text,
	"referenz" text,
	"eingabe_hash" text NOT NULL,
	"antworten" text NOT NULL,
	"tarif_version" text NOT NULL,
	"berechnet_am" date NOT NULL,
	"beitrag" integer NOT NULL,
	"erstellt_am" timestamp with time zone NOT NULL,
	"laeuft_ab" timestamp with time zone,
	"versicherungs_nummer" text
);
--> statement-breakpoint
CREATE TABLE "einwilligung" (
	"versicherungs_nummer" text NOT NULL,
	"consent" text NOT NULL,
	"version" text NOT NULL,
	"erteilt_am" timestamp with time zone NOT NULL,
	CONSTRAINT "einwilligung_versicherungs_nummer_consent_pk" PRIMARY KEY("versicherungs_nummer","consent")
);
--> statement-breakpoint
CREATE TABLE "postausgang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"an" text NOT NULL,
	"betreff" text NOT NULL,
	"text" text NOT NULL,
	"erstellt_am" timestamp with time zone NOT NULL,
	"faellig_am" timestamp with time zone NOT NULL,
	"versuche" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entwurf" ADD COLUMN "status" text DEFAULT 'OFFEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "antrag" ADD CONSTRAINT "antrag_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "antrag" ADD CONSTRAINT "antrag_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einwilligung" ADD CONSTRAINT "einwilligung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "antrag_eingabe" ON "antrag" USING btree ("eingabe_hash");--> statement-breakpoint
CREATE INDEX "antrag_ablauf" ON "antrag" USING btree ("laeuft_ab");--> statement-breakpoint
CREATE INDEX "postausgang_faellig" ON "postausgang" USING btree ("faellig_am");
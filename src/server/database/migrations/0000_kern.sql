CREATE TABLE "aufgabe" (
	"id" uuid PRIMARY KEY NOT NULL,
	"versicherungs_nummer" text NOT NULL,
	"typ" text NOT NULL,
	"status" text NOT NULL,
	"erstellt_am" date NOT NULL,
	"faellig_am" date NOT NULL,
	"erledigt_am" date
);
--> statement-breakpoint
CREATE TABLE "ausgang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kanal" text NOT NULL,
	"an" text NOT NULL,
	"betreff" text,
	"text" text NOT NULL,
	"zeit" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"zeit" timestamp with time zone NOT NULL,
	"portal" text NOT NULL,
	"sub" text NOT NULL,
	"rolle" text NOT NULL,
	"aktion" text NOT NULL,
	"versicherungs_nummer" text,
	"alt" jsonb,
	"neu" jsonb
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"partner_nummer" text PRIMARY KEY NOT NULL,
	"anrede" text NOT NULL,
	"vorname" text NOT NULL,
	"nachname" text NOT NULL,
	"firma" text,
	"geburtsdatum" date,
	"strasse" text NOT NULL,
	"hausnummer" text NOT NULL,
	"plz" text NOT NULL,
	"ort" text NOT NULL,
	"email" text NOT NULL,
	"handynummer" text NOT NULL,
	"vermittler_nummer" text
);
--> statement-breakpoint
CREATE TABLE "vermittler" (
	"vermittler_nummer" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"vertriebsweg" text NOT NULL,
	"ihk_nummer" text,
	"blz" text,
	"ort" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vertrag" (
	"versicherungs_nummer" text PRIMARY KEY NOT NULL,
	"partner_nummer" text NOT NULL,
	"vermittler_nummer" text,
	"betreuer" text,
	"version" integer DEFAULT 1 NOT NULL,
	"vertrags_art" text NOT NULL,
	"versicherungs_typ" text NOT NULL,
	"produkt" text NOT NULL,
	"deckungs_identifier" text,
	"marke" text NOT NULL,
	"status" text NOT NULL,
	"kuendbar" text NOT NULL,
	"zahlweise" text NOT NULL,
	"mahnung" boolean DEFAULT false NOT NULL,
	"versicherungs_summe" bigint,
	"beitrags_komponenten" jsonb NOT NULL,
	"tarif_version" text NOT NULL,
	"bankverbindung" jsonb,
	"antragsdatum" date NOT NULL,
	"unterlagen_erhalten_am" date NOT NULL,
	"vertrags_beginn" date NOT NULL,
	"beginnverlegung" date,
	"ablaufdatum" date,
	"beendigungsdatum" date,
	"wirksamkeitsdatum" date,
	"hauptfaelligkeit_tag" integer,
	"hauptfaelligkeit_monat" integer,
	"dokumente" jsonb NOT NULL,
	"risiken" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vormerkung" (
	"versicherungs_nummer" text NOT NULL,
	"art" text NOT NULL,
	"wert" jsonb NOT NULL,
	"wirksamkeitsdatum" date NOT NULL,
	"versicherungs_praemie" integer,
	"angelegt_am" timestamp with time zone NOT NULL,
	CONSTRAINT "vormerkung_versicherungs_nummer_art_pk" PRIMARY KEY("versicherungs_nummer","art")
);
--> statement-breakpoint
CREATE TABLE "wiederholung" (
	"sub" text NOT NULL,
	"schluessel" text NOT NULL,
	"endpunkt" text NOT NULL,
	"anfrage_hash" text NOT NULL,
	"status" integer NOT NULL,
	"antwort" jsonb NOT NULL,
	"zeit" timestamp with time zone NOT NULL,
	CONSTRAINT "wiederholung_sub_schluessel_pk" PRIMARY KEY("sub","schluessel")
);
--> statement-breakpoint
CREATE TABLE "zugang" (
	"portal" text NOT NULL,
	"sub" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"rolle" text NOT NULL,
	"partner_nummer" text,
	"vermittler_nummer" text,
	"rechte" jsonb NOT NULL,
	"gesperrt" boolean DEFAULT false NOT NULL,
	CONSTRAINT "zugang_portal_sub_pk" PRIMARY KEY("portal","sub")
);
--> statement-breakpoint
ALTER TABLE "aufgabe" ADD CONSTRAINT "aufgabe_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vertrag" ADD CONSTRAINT "vertrag_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vertrag" ADD CONSTRAINT "vertrag_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vormerkung" ADD CONSTRAINT "vormerkung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zugang" ADD CONSTRAINT "zugang_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zugang" ADD CONSTRAINT "zugang_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aufgabe_vertrag" ON "aufgabe" USING btree ("versicherungs_nummer");--> statement-breakpoint
CREATE UNIQUE INDEX "aufgabe_eine_offene" ON "aufgabe" USING btree ("versicherungs_nummer") WHERE status = 'Offen';--> statement-breakpoint
CREATE INDEX "ausgang_zeit" ON "ausgang" USING btree ("zeit");--> statement-breakpoint
CREATE INDEX "journal_vertrag" ON "journal" USING btree ("versicherungs_nummer","zeit");--> statement-breakpoint
CREATE INDEX "partner_vermittler" ON "partner" USING btree ("vermittler_nummer");--> statement-breakpoint
CREATE INDEX "vertrag_partner" ON "vertrag" USING btree ("partner_nummer");--> statement-breakpoint
CREATE INDEX "vertrag_vermittler" ON "vertrag" USING btree ("vermittler_nummer");
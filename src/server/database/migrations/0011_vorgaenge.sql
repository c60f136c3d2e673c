CREATE TABLE "beendigung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"art" text NOT NULL,
	"angegebene_nummer" text NOT NULL,
	"versicherungs_nummer" text,
	"grund" text NOT NULL,
	"freitext" text,
	"beendigungsdatum" date,
	"status" text NOT NULL,
	"vorher" jsonb,
	"erstattung" integer,
	"name" text,
	"email" text,
	"sub" text,
	"eingegangen_am" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beitragserhoehung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"versicherungs_nummer" text NOT NULL,
	"mitgeteilt_am" date NOT NULL,
	"wirksam_am" date NOT NULL,
	"grund" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forderung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"versicherungs_nummer" text NOT NULL,
	"art" text NOT NULL,
	"betrag" integer NOT NULL,
	"faellig_am" date NOT NULL,
	"bezahlt_am" date,
	"gemahnt_am" date,
	"frist_bis" date,
	"beendet_am" date
);
--> statement-breakpoint
CREATE TABLE "mitteilung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"partner_nummer" text,
	"vermittler_nummer" text,
	"versicherungs_nummer" text,
	"betreff" text NOT NULL,
	"text" text NOT NULL,
	"vorgang_id" uuid,
	"zeit" timestamp with time zone NOT NULL,
	"gelesen_am" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schaden" (
	"schaden_nummer" text PRIMARY KEY NOT NULL,
	"versicherungs_nummer" text NOT NULL,
	"schadenart" text NOT NULL,
	"schadendatum" date NOT NULL,
	"status" text NOT NULL,
	"gemeldet_am" timestamp with time zone NOT NULL,
	"abgeschlossen_am" date
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"portal" text NOT NULL,
	"sub" text NOT NULL,
	"name" text NOT NULL,
	"typ" text NOT NULL,
	"groesse" integer NOT NULL,
	"schluessel" text NOT NULL,
	"zweck" text NOT NULL,
	"vorgang_id" uuid,
	"angekommen" boolean DEFAULT false NOT NULL,
	"angelegt_am" timestamp with time zone NOT NULL,
	"laeuft_ab" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vertrag" ADD COLUMN "tarif_angaben" jsonb;--> statement-breakpoint
ALTER TABLE "vertrag" ADD COLUMN "mandatsreferenz" text;--> statement-breakpoint
ALTER TABLE "beendigung" ADD CONSTRAINT "beendigung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beitragserhoehung" ADD CONSTRAINT "beitragserhoehung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forderung" ADD CONSTRAINT "forderung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD CONSTRAINT "mitteilung_partner_nummer_partner_partner_nummer_fk" FOREIGN KEY ("partner_nummer") REFERENCES "public"."partner"("partner_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD CONSTRAINT "mitteilung_vermittler_nummer_vermittler_vermittler_nummer_fk" FOREIGN KEY ("vermittler_nummer") REFERENCES "public"."vermittler"("vermittler_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mitteilung" ADD CONSTRAINT "mitteilung_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schaden" ADD CONSTRAINT "schaden_versicherungs_nummer_vertrag_versicherungs_nummer_fk" FOREIGN KEY ("versicherungs_nummer") REFERENCES "public"."vertrag"("versicherungs_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beendigung_vertrag" ON "beendigung" USING btree ("versicherungs_nummer","eingegangen_am");--> statement-breakpoint
CREATE INDEX "beitragserhoehung_vertrag" ON "beitragserhoehung" USING btree ("versicherungs_nummer");--> statement-breakpoint
CREATE INDEX "forderung_vertrag" ON "forderung" USING btree ("versicherungs_nummer");--> statement-breakpoint
CREATE INDEX "mitteilung_partner" ON "mitteilung" USING btree ("partner_nummer","zeit");--> statement-breakpoint
CREATE INDEX "mitteilung_vermittler" ON "mitteilung" USING btree ("vermittler_nummer","zeit");--> statement-breakpoint
CREATE INDEX "schaden_vertrag" ON "schaden" USING btree ("versicherungs_nummer");--> statement-breakpoint
CREATE INDEX "upload_vorgang" ON "upload" USING btree ("vorgang_id");--> statement-breakpoint
CREATE INDEX "upload_besitzer" ON "upload" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "upload_ablauf" ON "upload" USING btree ("laeuft_ab");
CREATE TABLE "einwilligungslink" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"einwilligung_id" uuid NOT NULL,
	"dauerhaft" boolean NOT NULL,
	"laeuft_ab" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gesundheitseinwilligung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schaden_nummer" text NOT NULL,
	"marke" text NOT NULL,
	"person" text NOT NULL,
	"geburtsdatum" date NOT NULL,
	"plz" text NOT NULL,
	"email" text NOT NULL,
	"stand" text DEFAULT 'OFFEN' NOT NULL,
	"erklaerung" jsonb,
	"dokument" jsonb,
	"angefragt_am" timestamp with time zone NOT NULL,
	"laeuft_ab" timestamp with time zone NOT NULL,
	"erklaert_am" timestamp with time zone,
	"widerrufen_am" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "einwilligungslink" ADD CONSTRAINT "einwilligungslink_einwilligung_id_gesundheitseinwilligung_id_fk" FOREIGN KEY ("einwilligung_id") REFERENCES "public"."gesundheitseinwilligung"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gesundheitseinwilligung" ADD CONSTRAINT "gesundheitseinwilligung_schaden_nummer_schaden_schaden_nummer_fk" FOREIGN KEY ("schaden_nummer") REFERENCES "public"."schaden"("schaden_nummer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "einwilligungslink_einwilligung" ON "einwilligungslink" USING btree ("einwilligung_id");--> statement-breakpoint
CREATE INDEX "einwilligungslink_ablauf" ON "einwilligungslink" USING btree ("laeuft_ab");--> statement-breakpoint
CREATE INDEX "gesundheitseinwilligung_schaden" ON "gesundheitseinwilligung" USING btree ("schaden_nummer");--> statement-breakpoint
CREATE INDEX "gesundheitseinwilligung_ablauf" ON "gesundheitseinwilligung" USING btree ("laeuft_ab");
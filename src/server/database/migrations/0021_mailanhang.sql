CREATE TABLE "ausgang_anhang" (
	"ausgang_id" uuid NOT NULL,
	"stelle" integer NOT NULL,
	"name" text NOT NULL,
	"inhalt" text NOT NULL,
	CONSTRAINT "ausgang_anhang_ausgang_id_stelle_pk" PRIMARY KEY("ausgang_id","stelle")
);
--> statement-breakpoint
CREATE TABLE "unterlagenversand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"antrag_id" uuid NOT NULL,
	"an" text NOT NULL,
	"dokumente" jsonb NOT NULL,
	"gesendet_am" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ausgang" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "postausgang" ADD COLUMN "marke" text DEFAULT 'andsafe' NOT NULL;--> statement-breakpoint
ALTER TABLE "postausgang" ADD COLUMN "dokumente" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ausgang_anhang" ADD CONSTRAINT "ausgang_anhang_ausgang_id_ausgang_id_fk" FOREIGN KEY ("ausgang_id") REFERENCES "public"."ausgang"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unterlagenversand" ADD CONSTRAINT "unterlagenversand_antrag_id_antrag_id_fk" FOREIGN KEY ("antrag_id") REFERENCES "public"."antrag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unterlagenversand_antrag" ON "unterlagenversand" USING btree ("antrag_id");
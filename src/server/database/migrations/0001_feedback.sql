CREATE TABLE "feedback" (
	"schluessel" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"score" integer NOT NULL,
	"text" text,
	"zeit" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feedback_zeit" ON "feedback" USING btree ("zeit");
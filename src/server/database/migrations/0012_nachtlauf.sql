CREATE TABLE "lauf" (
	"tag" date PRIMARY KEY NOT NULL,
	"begonnen_am" timestamp with time zone NOT NULL,
	"erledigt_am" timestamp with time zone NOT NULL,
	"geaendert" integer NOT NULL,
	"fehler" integer NOT NULL
);

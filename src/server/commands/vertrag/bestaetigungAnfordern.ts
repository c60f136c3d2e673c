import * as z from 'zod/mini';
import {
  bestaetigungAbgelehnt,
  bestaetigungsart,
  bestaetigungsName,
  type BestaetigungAbgelehnt,
  type Bestaetigungsangebot,
} from '#contract/entities/bestaetigung.ts';
import type { bestaetigungAnfordern as endpoint } from '#contract/endpoints/vertrag/bestaetigung.ts';
import { vertrag, type Vertrag } from '#contract/entities/vertrag.ts';
import type { Database } from '../../database/open.ts';
import { bestaetigung } from '../../documents/inhalt/bestaetigung.ts';
import type { Dokumentinhalt } from '../../documents/inhalt/inhalt.ts';
import { markeVon } from '../../documents/marke.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { journal } from '../../repositories/journal.ts';
import { partner } from '../../repositories/partner.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { beitragImJahr } from '../../rules/beitragsjahr.ts';
import {
  bestaetigungHinderung,
  bestaetigungsangebot,
  type Bestaetigungslage,
} from '../../rules/bestaetigung.ts';
import { heuteInBerlin, teile } from '#contract/tag.ts';
import { vertragsende } from '../../rules/status.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { versicherungsName, type Beendigungsdienste } from './beenden.ts';
import { folgenFesthalten } from './folgen.ts';
import { darfLesen, vertreter } from './vorgang.ts';

export interface Bestaetigungsdienste extends Beendigungsdienste {
  flags: () => Promise<Freigaben>;
}

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** What the contract confirms today. */
export async function bestaetigungenAnbieten(
  { database, clock }: Pick<Bestaetigungsdienste, 'database' | 'clock'>,
  zeile: Vertragszeile,
): Promise<Bestaetigungsangebot> {
  return bestaetigungsangebot(await lageVon(database, zeile, clock()));
}

/** Makes a confirmation, once; whoever may see the contract may ask for it (`domain/vertrag.md §2`, §10). */
export async function bestaetigungAnfordern(
  dienste: Bestaetigungsdienste,
  auftrag: Auftrag,
): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { versicherungsNummer } = params;
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfLesen(principal, zeile);
    if (body.partnerNummer !== zeile.partnerNummer) throw nichtGefunden();
    const endpunkt = `POST /vertrag/${versicherungsNummer}/bestaetigung`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ausstellen(tx, dienste, auftrag, { zeile, zeit, freigaben }),
    );
  });
  dienste.wecken();
  if (antwort.status === 200) return z.parse(vertrag, antwort.body);
  throw new Absage(409, z.parse(bestaetigungAbgelehnt, antwort.body));
}

interface Lauf {
  zeile: Vertragszeile;
  zeit: Date;
  freigaben: Freigaben;
}

async function ausstellen(
  tx: Database,
  dienste: Bestaetigungsdienste,
  { principal, body }: Auftrag,
  { zeile, zeit, freigaben }: Lauf,
): Promise<Erstantwort> {
  const { versicherungsNummer: nummer } = zeile;
  const { partnerNummer: _, ...wunsch } = body;
  const lage = await lageVon(tx, zeile, zeit);
  const hinderung = bestaetigungHinderung(lage, wunsch);
  if (hinderung) return abgelehnt(hinderung);
  const dokument = await dokumentVon(tx, dienste, { zeile, lage, freigaben }, wunsch);
  const name = bestaetigungsName[wunsch.art];
  await folgenFesthalten(tx, {
    zeile,
    wer: principal,
    zeit,
    aktion: 'bestaetigung.angefordert',
    alt: null,
    neu: wunsch,
    betreff: `Ihre ${name}`,
    absaetze: [
      `Die ${dokument.titel} zu Ihrem Vertrag ${nummer} (${versicherungsName(zeile)}) ist fertig.`,
      'Sie finden sie im Kundenportal bei den Dokumenten des Vertrags.',
    ],
    vermittler: vertreter(principal),
    dokumente: [dokument],
  });
  const nachher = await vertraege(tx).lesen(nummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, lage.heute, freigaben) };
}

async function dokumentVon(
  tx: Database,
  { absender }: Pick<Bestaetigungsdienste, 'absender'>,
  { zeile, lage, freigaben }: Omit<Lauf, 'zeit'> & { lage: Bestaetigungslage },
  { art, jahr }: Omit<Auftrag['body'], 'partnerNummer'>,
): Promise<Dokumentinhalt> {
  const nehmer = await partner(tx).nehmer(zeile.partnerNummer);
  if (!nehmer) throw new Error('A contract has no partner.');
  return bestaetigung(art, {
    absender: absender(markeVon(zeile.marke)),
    nehmer,
    vertrag: vertragsansicht(zeile, lage.heute, freigaben),
    tarifAngaben: zeile.tarifAngaben,
    ende: vertragsende(zeile),
    heute: lage.heute,
    schaeden: zeile.schaeden.filter(({ status }) => status !== 'ZURUECKGEZOGEN'),
    beitragsjahr: jahr === undefined ? null : beitragsjahrVon(zeile, lage, jahr),
  });
}

function beitragsjahrVon(zeile: Vertragszeile, lage: Bestaetigungslage, jahr: number) {
  const faellig = beitragImJahr(lage, jahr);
  return faellig && { jahr, ...faellig, offen: offenAus(zeile, jahr) };
}

/** Cents that fell due in that year and have not been paid. */
function offenAus({ offeneForderungen }: Vertragszeile, jahr: number): number {
  return offeneForderungen
    .filter(({ faelligAm }) => teile(faelligAm).jahr === jahr)
    .reduce((summe, { betrag }) => summe + betrag, 0);
}

async function lageVon(db: Database, zeile: Vertragszeile, zeit: Date): Promise<Bestaetigungslage> {
  const heute = heuteInBerlin(zeit);
  const erstellt = await dokumente(db).erstellt(
    zeile.versicherungsNummer,
    bestaetigungsart.options,
    {
      // A day has 25 hours once a year.
      seit: new Date(zeit.getTime() - 25 * 3_600_000),
    },
  );
  const heuteErstellt = erstellt.filter((tag) => heuteInBerlin(tag) === heute).length;
  const schritte = await journal(db).beitragsschritte(zeile.versicherungsNummer);
  return { ...zeile, heute, heuteErstellt, schritte };
}

function abgelehnt(hinderung: BestaetigungAbgelehnt): Erstantwort {
  return { status: 409, body: hinderung };
}

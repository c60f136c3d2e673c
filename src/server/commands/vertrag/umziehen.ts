import * as z from 'zod/mini';
import type { umziehen as endpoint } from '#contract/endpoints/vertrag/umzug.ts';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import { featureStandard } from '#contract/features.ts';
import { umzugsergebnis, type Umzugsergebnis } from '#contract/entities/umzug.ts';
import type { Database } from '../../database/open.ts';
import { abgelehnt, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { anschriften } from '../../repositories/anschriften.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { adresszeile, risikoort } from '../../rules/aenderung/arten/risikoort.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { datumHinderung, umzugstage } from '../../rules/fristen/wirksamkeit.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import { aenderungFesthalten } from './aenderungFesthalten.ts';
import type { Aenderungsdienste } from './aenderungSpeichern.ts';
import { folgenFesthalten } from './folgen.ts';
import { darfAendern } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;
type Umzogener = Umzugsergebnis['vertraege'][number];

/**
 * Postal address and contracts of a move, once and in one transaction (`domain/vertrag.md §6`, Umzugsservice). A
 * contract that is refused stays as it is; nothing of it is written.
 */
export async function umziehen(
  dienste: Aenderungsdienste,
  auftrag: Auftrag,
): Promise<Umzugsergebnis> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  if (principal.partnerNummer !== params.id) throw nichtGefunden();
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const { body: antwort } = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = `POST /partner/${params.id}/umzug`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, async () => ({
      status: 200,
      body: await ausfuehren(tx, dienste, auftrag, { zeit, freigaben }),
    }));
  });
  dienste.wecken();
  return z.parse(umzugsergebnis, antwort);
}

interface Umstaende {
  zeit: Date;
  freigaben: Freigaben;
}

/** Refusals of the whole are thrown and not kept: nothing has happened. */
async function ausfuehren(
  tx: Database,
  { absender }: Aenderungsdienste,
  auftrag: Auftrag,
  { zeit, freigaben }: Umstaende,
): Promise<Umzugsergebnis> {
  const { principal, body } = auftrag;
  const { anschrift: risikoOrt, wirksamkeitsdatum } = body;
  const frei = freigaben['umzugsservice'] ?? featureStandard.umzugsservice;
  const nein = frei
    ? datumHinderung(umzugstage(heuteInBerlin(zeit)), wirksamkeitsdatum)
    : ablehnung.nichtAenderbar;
  if (nein) throw abgelehnt(nein);
  const zeilen = await gesperrte(tx, auftrag);
  // First, so that the letters of today go there.
  const anschrift = await anschriftAendern(tx, auftrag, zeit);
  const ergebnisse = new Map<string, Umzogener>();
  for (const [zeile, gewaehlt] of zeilen) {
    const { versicherungsNummer, berechnungId, beitragErwartet, ...rest } = gewaehlt;
    const { entfallendesBestaetigt, ...wunsch } = rest;
    const grund = await aenderungFesthalten({ tx, absender, zeit, freigaben }, zeile, risikoort, {
      principal,
      body: { wirksamkeitsdatum, berechnungId, beitragErwartet, entfallendesBestaetigt },
      // As calculating has read it.
      wunsch: z.parse(aenderungen.risikoort.wunsch, { risikoOrt, ...wunsch }),
    });
    const hinderung = grund && hinderungAus(grund);
    ergebnisse.set(versicherungsNummer, { versicherungsNummer, hinderung });
  }
  return {
    anschrift,
    vertraege: body.vertraege.flatMap((v) => ergebnisse.get(v.versicherungsNummer) ?? []),
  };
}

type Gewaehlt = Auftrag['body']['vertraege'][number];

/** Locked by number, as everybody does who takes several. */
async function gesperrte(
  tx: Database,
  { principal, body }: Auftrag,
): Promise<[Vertragszeile, Gewaehlt][]> {
  const gewaehlte = body.vertraege.toSorted((a, b) =>
    a.versicherungsNummer < b.versicherungsNummer ? -1 : 1,
  );
  const zeilen: [Vertragszeile, Gewaehlt][] = [];
  for (const gewaehlt of gewaehlte) {
    const zeile = await vertraege(tx).sperren(gewaehlt.versicherungsNummer);
    darfAendern(principal, undefined, zeile);
    zeilen.push([zeile, gewaehlt]);
  }
  return zeilen;
}

/** What is missing in one contract holds no other up. */
function hinderungAus(
  grund: NonNullable<Awaited<ReturnType<typeof aenderungFesthalten>>>,
): Hinderung {
  return 'abgelehnt' in grund
    ? grund.abgelehnt
    : ablehnung.optionNichtMoeglich(grund.ungueltig.map(({ text }) => text).join(' '));
}

/** On the day itself at once, before that it waits; journal, message and mail where it becomes another. */
async function anschriftAendern(
  tx: Database,
  { principal, params: { id: partnerNummer }, body }: Auftrag,
  zeit: Date,
): Promise<Umzugsergebnis['anschrift']> {
  const { anschrift, wirksamkeitsdatum: ab } = body;
  const bisher = await anschriften(tx).sperren(partnerNummer);
  if (!bisher) throw nichtGefunden();
  const { jetzt, neue } = bisher;
  const sofort = ab <= heuteInBerlin(zeit);
  const bekannt = neue
    ? neue.ab === ab && adresszeile(neue) === adresszeile(anschrift)
    : adresszeile(jetzt) === adresszeile(anschrift);
  if (bekannt) return 'UNVERAENDERT';
  if (sofort) await anschriften(tx).aendern(partnerNummer, anschrift);
  else await anschriften(tx).vormerken(partnerNummer, { ...anschrift, ab });
  await folgenFesthalten(tx, {
    zeile: { partnerNummer, versicherungsNummer: null },
    wer: principal,
    zeit,
    aktion: sofort ? 'anschrift.geaendert' : 'anschrift.vorgemerkt',
    alt: { ...jetzt, ...(neue && { vorgemerkt: neue }) },
    neu: { ...anschrift, ab },
    betreff: `Ihre neue Anschrift ab dem ${formatDatum(ab)}`,
    absaetze: [
      `Ab dem ${formatDatum(ab)} schreiben wir Ihnen an diese Anschrift: ${adresszeile(anschrift)}.`,
      'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns.',
    ],
    vermittler: null,
  });
  return sofort ? 'GEAENDERT' : 'VORGEMERKT';
}

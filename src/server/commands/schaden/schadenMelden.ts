import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type MeldungAbgelehnt,
  type Meldungsergebnis,
  schadenMelden as endpoint,
} from '#contract/endpoints/schaden.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { schadenangaben } from '#contract/schaeden/angaben.ts';
import { meldungspruefung, meldungstexte } from '#contract/schaeden/pruefung.ts';
import { schadenartVon, sparteVon } from '#contract/schaeden/schaeden.ts';
import type { Schadenart, Schadensparte } from '#contract/schaeden/sparte.ts';
import { heuteInBerlin, teile, zeitPlus } from '#contract/tag.ts';
import { handeltImAuftrag, mayReport } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Handgrund } from '../../database/vorgangsschema.ts';
import { Absage, nichtErlaubt, nichtGefunden, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { geschaedigte } from '../../repositories/geschaedigte.ts';
import { journal } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { schaeden, type Unterlagenzeile } from '../../repositories/schaeden.ts';
import { uploads } from '../../repositories/uploads.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { handgruende, istMeldbar } from '../../rules/schaden/annahme.ts';
import {
  antwortBis,
  fehlt,
  unterlagenAus,
  unterlagenLabel,
  unterlagenliste,
} from '../../rules/schaden/ansicht.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import { darfLesen, vertreter } from '../vertrag/vorgang.ts';
import {
  gemeldetVon,
  schadenbetreff,
  schadenmail,
  schadenmitteilung,
  vermittlernachricht,
} from './schadenpost.ts';

export interface Schadendienste {
  database: Database;
  clock: () => Date;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

type Auftrag = SignedCall<typeof endpoint, unknown>;

/** Hours in which a second report of the same day and kind is asked about. */
const doppeltStunden = 24;

/** Takes the report of a claim, once; whether it is covered somebody decides later (`domain/schaden.md §2`, §7). */
export async function schadenMelden(
  { database, clock, wecken }: Schadendienste,
  auftrag: Auftrag,
): Promise<Meldungsergebnis> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { contractId } = params;
  const { sub } = principal;
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    // The lock on the contract lets one report of it pass at a time: two alike cannot both be the first.
    const zeile = await vertraege(tx).sperren(contractId);
    darfMelden(auftrag, zeile);
    const endpunkt = `POST /schaden/v2/${contractId}`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      melden(tx, { zeile, auftrag, zeit }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

/** Throws unless she reports of her own contract, or a broker who may says that he has told her (`domain/schaden.md §10`). */
function darfMelden(
  { principal, body }: Auftrag,
  zeile: Vertragszeile | null,
): asserts zeile is Vertragszeile {
  darfLesen(principal, zeile);
  if (!mayReport(principal, zeile)) throw nichtErlaubt();
  const imAuftrag = handeltImAuftrag(principal);
  if (imAuftrag === (body.kundeInformiert === true)) return;
  const text = imAuftrag ? meldungstexte.INFORMIERT : meldungstexte.UNGEFRAGT;
  throw ungueltig([{ feld: 'kundeInformiert', text }]);
}

interface Meldung {
  zeile: Vertragszeile;
  auftrag: Auftrag;
  zeit: Date;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function melden(tx: Database, meldung: Meldung): Promise<Erstantwort> {
  const { zeile, auftrag, zeit } = meldung;
  const { body, principal: wer } = auftrag;
  const { sparte, art } = gepruefteArt(meldung);
  const manuell: Handgrund[] = [
    ...handgruende(zeile, art, body.ereignis),
    ...(await doppelt(tx, meldung)),
  ];
  const schadenNummer = await anlegen(tx, meldung, manuell);
  await geschaedigte(tx).zusammenfuehren({
    versicherungsNummer: zeile.versicherungsNummer,
    schadendatum: body.ereignis.schadendatum,
    schadenNummer,
  });
  const unterlagen = await unterlagenAnlegen(tx, meldung, { art, schadenNummer });
  await schaeden(tx).ereignis(schadenNummer, gemeldetVon(vertreter(wer)), zeit);
  await mitteilen(tx, meldung, { sparte, schadenNummer, unterlagen });
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'SCHADEN',
    sub: wer.sub,
    ...vermittlernachricht(schadenNummer, zeile.versicherungsNummer),
    zeit,
  });
  await journal(tx).schreiben({
    wer,
    zeit,
    aktion: 'schaden.gemeldet',
    versicherungsNummer: zeile.versicherungsNummer,
    alt: null,
    neu: {
      schadenNummer,
      schadenart: body.schadenart,
      manuell,
      fotos: body.fotos.length,
      kundeInformiert: handeltImAuftrag(wer),
    },
  });
  const ergebnis: Meldungsergebnis = {
    claimId: schadenNummer,
    status: 'GEMELDET',
    gemeldetAm: zeit.toISOString(),
    antwortBis: antwortBis(zeit),
    unterlagen: unterlagenAus(unterlagen),
  };
  return { status: 200, body: ergebnis };
}

/** What happened, as the product knows it; the answers hold. */
function gepruefteArt({ zeile, auftrag, zeit }: Meldung): {
  sparte: Schadensparte;
  art: Schadenart;
} {
  const { schadenart, ereignis } = auftrag.body;
  const produkt = schluesselAusIdentifier(zeile.produkt);
  const sparte = sparteVon(produkt);
  const heute = heuteInBerlin(zeit);
  if (!sparte?.meldung || !istMeldbar(zeile, heute)) throw nichtGefunden();
  const fehler = meldungspruefung(sparte, schadenart, ereignis, heute);
  const art = schadenartVon(produkt, schadenart);
  if (!art || fehler.length > 0) {
    throw ungueltig(
      fehler.map(({ feld, text }) => ({
        feld: feld === 'schadenart' ? feld : `ereignis.${feld}`,
        text,
      })),
    );
  }
  return { sparte, art };
}

/** Whether it is there already; who says that she means it reports it all the same. */
async function doppelt(tx: Database, { zeile, auftrag, zeit }: Meldung): Promise<Handgrund[]> {
  const { schadenart, ereignis, trotzdem } = auftrag.body;
  const { versicherungsNummer } = zeile;
  const claimId = await schaeden(tx).gleicher(
    { versicherungsNummer, schadenart, schadendatum: ereignis.schadendatum },
    zeitPlus(zeit, { hours: -doppeltStunden }),
  );
  if (claimId === null) return [];
  if (trotzdem) return ['DOPPELT'];
  throw abgelehnt({
    code: 'MOEGLICHE_DOPPELMELDUNG',
    claimId,
    errorMessage: `Zu diesem Ereignis liegt uns bereits eine Meldung vor (${claimId}).`,
  });
}

function anlegen(
  tx: Database,
  { zeile, auftrag, zeit }: Meldung,
  manuell: Handgrund[],
): Promise<string> {
  const { schadenart, ereignis, kontakt } = auftrag.body;
  const { jahr } = teile(heuteInBerlin(zeit));
  return schaeden(tx).anlegen(jahr, {
    versicherungsNummer: zeile.versicherungsNummer,
    schadenart,
    schadendatum: ereignis.schadendatum,
    status: 'GEMELDET',
    gemeldetAm: zeit,
    melder: handeltImAuftrag(auftrag.principal) ? 'VERMITTLER' : 'KUNDE',
    angaben: { schadenart, ereignis, kontakt },
    manuell,
    letzteAktivitaet: zeit,
  });
}

/** What it needs, with the photos that came along: they belong to their entry from now on. */
async function unterlagenAnlegen(
  tx: Database,
  { auftrag, zeit }: Meldung,
  { art, schadenNummer }: { art: Schadenart; schadenNummer: string },
): Promise<Unterlagenzeile[]> {
  const { fotos } = auftrag.body;
  const liste = unterlagenliste(art, fotos.length > 0).map(({ typ, pflicht, erhalten }) => {
    const erhaltenAm = erhalten ? zeit : null;
    return { id: randomUUID(), schadenNummer, typ, pflicht, erhaltenAm };
  });
  const id = liste.find(({ typ }) => typ === 'FOTOS')?.id ?? randomUUID();
  const gehoertDazu = { zweck: 'SCHADEN', vorgangId: id, zeit } as const;
  if (!(await uploads(tx).nehmen(fotos, auftrag.principal, gehoertDazu))) throw fotosWeg();
  await schaeden(tx).unterlagenAnlegen(liste);
  return liste;
}

/** Message with all answers in the Postfach, and a mail without any. */
async function mitteilen(
  tx: Database,
  { zeile, auftrag, zeit }: Meldung,
  {
    sparte,
    schadenNummer,
    unterlagen,
  }: { sparte: Schadensparte; schadenNummer: string; unterlagen: readonly Unterlagenzeile[] },
): Promise<void> {
  const { partnerNummer, versicherungsNummer } = zeile;
  const gemeldet = {
    schadenNummer,
    versicherungsNummer,
    vermittler: vertreter(auftrag.principal),
    antwortBis: antwortBis(zeit),
    angaben: schadenangaben(sparte, auftrag.body),
    fehlend: unterlagen.filter(fehlt).map(({ typ }) => unterlagenLabel(typ)),
  };
  const betreff = schadenbetreff(schadenNummer);
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    betreff,
    text: schadenmitteilung(gemeldet),
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (!empfaenger) return;
  const { name, email: an, marke } = empfaenger;
  const text = schadenmail(name, gemeldet);
  await postausgang(tx).schreiben({ an, marke, betreff, text }, zeit);
}

function fotosWeg(): Absage {
  const errorMessage = 'Laden Sie die Fotos bitte noch einmal hoch.';
  return abgelehnt({ code: 'NACHWEIS', claimId: null, errorMessage });
}

function abgelehnt(antwort: MeldungAbgelehnt): Absage {
  return new Absage(409, antwort);
}

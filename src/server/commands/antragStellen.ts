import * as z from 'zod/mini';
import {
  abschluss,
  type Antragsabschluss,
  type Antragstellung,
} from '#contract/endpoints/antrag/aufrufe.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import type { Consent } from '#contract/endpoints/consents.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { gesagtes } from '#machines/antrag/erklaerungen.ts';
import type { Database } from '../database/open.ts';
import { ausgehaendigteVersion, dokumenteAblegen, dokumentlinks } from '../documents/ablegen.ts';
import { unterlagenNach } from '../documents/unterlagen.ts';
import { Absage, ungueltig } from '../http/answers.ts';
import { anfragezaehler } from '../repositories/anfragezaehler.ts';
import { antraege, type Antragszeile } from '../repositories/antraege.ts';
import { aufgaben } from '../repositories/aufgaben.ts';
import { journal } from '../repositories/journal.ts';
import { nummerncodes } from '../repositories/nummerncodes.ts';
import { partner } from '../repositories/partner.ts';
import { vertraege } from '../repositories/vertraege.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { gefragtVon, gegebeneErklaerungen } from '../rules/antrag/einwilligungen.ts';
import { gemeinteArt } from '../rules/antrag/produkte.ts';
import { bonitaetDer } from '../rules/antrag/antragsregel.ts';
import type { GepruefterAntrag } from '../rules/antrag/pruefung.ts';
import { aufgabenVon, partnerzeile, vertragszeile } from '../rules/antrag/zeilen.ts';
import { preisGiltBis } from '../rules/fristen/antrag.ts';
import { tarifVersion } from '../rules/tarif/tarifantwort.ts';
import { betreuerAus, entwurfBeenden, entwurfZumAntrag, nachBeratung } from './antragAusEntwurf.ts';
import {
  antragAbgelehnt,
  geprueft,
  lageVon,
  type Antragsauftrag,
  type Antragsdienste,
  type Pruefungslage,
} from './antragPruefen.ts';
import type { Zaehlgrenze } from './anfragenZaehlen.ts';
import { eingabeHashVon } from './antragVorbereiten.ts';
import { bonitaetZaehlen } from './bonitaetPruefen.ts';
import { einmal, type Erstantwort } from './einmal.ts';
import { zugangsrechtGeben, zugangsrechtVon } from './konto/zugangsrecht.ts';
import { vertragMitteilen } from './vertragMitteilen.ts';

interface Auftrag extends Antragsauftrag {
  body: Antragstellung;
  schluessel: string;
}

interface Stellungsdienste extends Antragsdienste {
  /** Off for measurements only. */
  zaehltEmpfaenger: boolean;
  /** Under whom the look-up of her credit counts; null where nothing is limited. */
  bonitaetszaehler: Zaehlgrenze | null;
}

/** Contracts an e-mail address gets. */
const jeAdresse = { mal: 5, ms: 3_600_000 };

/** What is answered the first time and every time after; links are made anew each time. */
const gemerkt = z.extend(z.omit(abschluss, { dokumente: true, zugangsrecht: true }), {
  /** Whether a right goes with it, which is stored nowhere. */
  mitZugangsrecht: z.optional(z.boolean()),
});

/** Concludes an application, once: contract, documents, declarations and mail, or nothing of it (`domain/antrag.md §1`, state 12). */
export async function antragStellen(
  dienste: Stellungsdienste,
  auftrag: Auftrag,
): Promise<Antragsabschluss> {
  const { body, produkt, schluessel } = auftrag;
  const { antragId } = body;
  if (schluessel !== antragId) throw andererSchluessel();
  const lage = await lageVon(dienste, auftrag);
  const { zeit } = lage;
  // Before the transaction: a refusal must stay counted. A contract that is there asks no agency again.
  const offen = (await antraege(dienste.database).lesen(antragId))?.laeuftAb;
  const { bonitaetszaehler: zaehler } = dienste;
  if (offen) await bonitaetZaehlen(dienste.database, { antragId, zaehler }, zeit);
  // Whoever repeats may have been signed out meanwhile: the application itself is the sender.
  const absender = { sub: 'antrag', schluessel };
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren(absender);
    // A proof is used up by the first time: who begins anew brings another one.
    const gesendet = { ...body, nachweis: null };
    const anfrage = { ...absender, endpunkt: `POST /${produkt}/antrag`, body: gesendet, zeit };
    // A refusal is thrown: nothing of it is kept, the customer mends it and sends the same key.
    const einmalig = await einmal(tx, anfrage, () => abschliessen(tx, dienste, auftrag, lage));
    return vollstaendig(tx, auftrag, einmalig, zeit);
  });
  dienste.wecken();
  return antwort;
}

/** What was kept, with links made anew and, for whoever is not signed in, the right made again. */
async function vollstaendig(
  tx: Database,
  { wer, body: { antragId } }: Auftrag,
  einmalig: Abschluss | Erstantwort,
  jetzt: Date,
): Promise<Antragsabschluss> {
  const dokumente =
    'dokumente' in einmalig ? einmalig.dokumente : await dokumentlinks(tx, { antragId, jetzt });
  const { mitZugangsrecht = false, ...kern } = z.parse(gemerkt, einmalig.body);
  if (!mitZugangsrecht || wer !== null) return { ...kern, dokumente };
  return { ...kern, dokumente, zugangsrecht: await zugangsrechtVon(tx, antragId) };
}

interface Abschluss {
  status: 200;
  body: z.infer<typeof gemerkt>;
  dokumente: Dokument[];
}

async function abschliessen(
  tx: Database,
  dienste: Stellungsdienste,
  auftrag: Auftrag,
  lage: Pruefungslage,
): Promise<Abschluss> {
  const { antragId, beitragErwartet } = auftrag.body;
  const zeile = await vorbereitete(tx, auftrag, lage);
  const antrag = geprueft(auftrag, lage, { antragId, preistag: () => preistagVon(zeile, lage) });
  if ((await eingabeHashVon(auftrag, antrag)) !== zeile.eingabeHash) {
    throw antragAbgelehnt(antragsablehnung.unterlagen);
  }
  if (antrag.beitrag.versicherungsPraemie !== beitragErwartet) {
    throw antragAbgelehnt(antragsablehnung.beitrag);
  }
  // Her documents say the price of the day they were made; a contract at another one would contradict them.
  if (antrag.beitrag.versicherungsPraemie !== zeile.beitrag) {
    throw antragAbgelehnt(antragsablehnung.unterlagen);
  }
  bonitaetVerlangen(antrag);
  const erklaerungen = erklaert(auftrag, antrag);
  if (dienste.zaehltEmpfaenger) await empfaengerSchonen(tx, auftrag, antrag, lage);
  await nachweisVerbrauchen(tx, lage);
  return anlegen(tx, dienste, auftrag, { lage, antrag, erklaerungen });
}

/** Only now, and only of whoever the application was prepared for: other answers were refused without a look. */
function bonitaetVerlangen(antrag: GepruefterAntrag): void {
  const bonitaet = bonitaetDer(antrag);
  if (bonitaet === 'NEGATIV') throw antragAbgelehnt(antragsablehnung.bonitaet);
  if (bonitaet === 'UNKLAR') throw antragAbgelehnt(antragsablehnung.vonHand);
}

/** The application whose documents were read; unknown, foreign and old ones are told alike. */
async function vorbereitete(
  tx: Database,
  { body, produkt }: Auftrag,
  { zeit }: Pruefungslage,
): Promise<Antragszeile> {
  const zeile = await antraege(tx).lesen(body.antragId);
  const gilt =
    zeile !== null &&
    zeile.produkt === gemeinteArt(produkt, body.produkt).art &&
    zeile.laeuftAb !== null &&
    zeile.laeuftAb > zeit;
  if (!gilt) throw antragAbgelehnt(antragsablehnung.unterlagen);
  return zeile;
}

/** The price of the day it was calculated on holds 14 days, as long as the tariff does. */
function preistagVon(
  { berechnetAm, ...zeile }: Antragszeile,
  { umfeld: { heute } }: Pruefungslage,
): string {
  const gilt = zeile.tarifVersion === tarifVersion && heute <= preisGiltBis(berechnetAm);
  return gilt ? berechnetAm : heute;
}

/** What she declared, and what was said to her. */
function gedruckt(erklaerungen: readonly Consent[]) {
  const gesagt = gesagtes(erklaerungen);
  const erklaert = erklaerungen.filter((eine) => !gesagt.includes(eine));
  return { erklaerungen: erklaert.map(({ text }) => text), gesagt: gesagt.map(({ text }) => text) };
}

function erklaert({ wer, produkt, body }: Auftrag, antrag: GepruefterAntrag): Consent[] {
  const gefragt = gefragtVon(antrag, {
    produkt: gemeinteArt(produkt, body.produkt).ziel.schluessel,
    marke: body.marke,
    durchVermittler: wer?.portal === 'vermittler',
  });
  const { abschluss } = antrag.antworten;
  const gegeben = gegebeneErklaerungen(gefragt, abschluss?.einwilligungen ?? {});
  if ('abgelehnt' in gegeben) throw antragAbgelehnt(gegeben.abgelehnt);
  return gegeben.ok;
}

/** Nobody fills somebody's mailbox with contracts she did not ask for; a broker answers for his own. */
async function empfaengerSchonen(
  tx: Database,
  { wer }: Auftrag,
  { nehmer }: GepruefterAntrag,
  { zeit }: Pruefungslage,
): Promise<void> {
  if (wer?.portal === 'vermittler') return;
  const wem = ['vertrag', nehmer.email.toLowerCase()];
  if (!(await anfragezaehler(tx).zaehlen(wem, jeAdresse, zeit))) throw zuVieleVertraege();
}

async function nachweisVerbrauchen(
  tx: Database,
  { nachweis, umfeld, zeit }: Pruefungslage,
): Promise<void> {
  if (!umfeld.mitCode) return;
  const verbraucht =
    nachweis && (await nummerncodes(tx).verbrauchen({ hash: nachweis.hash, fuer: 'ANTRAG' }, zeit));
  if (!verbraucht) throw antragAbgelehnt(antragsablehnung.nachweis);
}

interface Fertiges {
  lage: Pruefungslage;
  antrag: GepruefterAntrag;
  erklaerungen: Consent[];
}

async function anlegen(
  tx: Database,
  dienste: Antragsdienste,
  auftrag: Auftrag,
  { lage, antrag, erklaerungen }: Fertiges,
): Promise<Abschluss> {
  const { wer, body, produkt } = auftrag;
  const { umfeld, vermittler, zeit } = lage;
  const { heute, marke } = umfeld;
  const { ziel } = gemeinteArt(produkt, body.produkt);
  const bekannt = wer?.portal === 'benutzer' ? wer.partnerNummer : null;
  const vermittlerNummer = vermittler?.vermittlerNummer ?? null;
  const partnerNummer =
    bekannt ?? (await partner(tx).anlegen(partnerzeile(antrag.nehmer, vermittlerNummer)));
  const entwurf = await entwurfZumAntrag(tx, auftrag, zeit);
  const versicherungsNummer = await vertraege(tx).anlegen(
    `${antrag.vertrag.kuerzel}${heute.slice(2, 4)}`,
    {
      ...vertragszeile(antrag, heute),
      partnerNummer,
      vermittlerNummer,
      betreuer: await betreuerAus(tx, auftrag, entwurf, vermittlerNummer),
      versicherungsTyp: ziel.schluessel,
      marke: vertragsMarkeVon(marke),
      tarifVersion,
    },
  );
  await aufgaben(tx).anlegen(versicherungsNummer, aufgabenVon(antrag, heute));
  await antraege(tx).abschliessen(body.antragId, versicherungsNummer);
  await antraege(tx).erklaeren(
    erklaerungen.map(({ id, version }) => ({
      versicherungsNummer,
      consent: id,
      version,
      erteiltAm: zeit,
    })),
  );
  const inhalte = unterlagenNach({
    bedingungen: await ausgehaendigteVersion(tx, body.antragId, 'AVB'),
    angaben: (await nachBeratung(tx, antrag, entwurf?.id)).angaben,
    absender: dienste.absender(marke),
    vermittler,
    beitrag: antrag.beitrag,
    heute,
    versicherungsNummer,
    ...gedruckt(erklaerungen),
  });
  const ablage = { antragId: body.antragId, inhalte, versicherungsNummer, jetzt: zeit };
  const dokumente = await dokumenteAblegen(tx, ablage);
  await journal(tx).schreiben({
    wer: wer ?? { portal: 'benutzer', sub: body.antragId, rolle: 'gast' },
    zeit,
    aktion: 'vertrag.angelegt',
    versicherungsNummer,
    alt: null,
    neu: { antragId: body.antragId, partnerNummer, referenz: body.referenz },
  });
  await entwurfBeenden(tx, auftrag, entwurf, { versicherungsNummer, zeit });
  const neuerKunde = bekannt === null;
  const neuerVertrag = {
    versicherungsNummer,
    versicherungsName: ziel.name,
    antrag,
    marke,
    neuerKunde,
    dokumente,
    portalUrl: dienste.portalUrl,
  };
  await vertragMitteilen(tx, body.antragId, neuerVertrag, zeit);
  // Never in the browser of a broker: he would set password and number of her account.
  const mitZugangsrecht = wer === null && dienste.mitZugangsrecht;
  if (mitZugangsrecht) {
    const neu = { antragId: body.antragId, partnerNummer, email: antrag.nehmer.email };
    await zugangsrechtGeben(tx, neu, zeit);
  }
  const antwort = { status: 'ANGELEGT', versicherungsNummer, neuerKunde, mitZugangsrecht } as const;
  return { status: 200, body: antwort, dokumente };
}

function zuVieleVertraege(): Absage {
  const errorMessage =
    'Für diese E-Mail-Adresse gibt es gerade mehrere neue Verträge. Bitte warten Sie eine Stunde.';
  return new Absage(
    429,
    { code: 'ZU_VIELE_ANFRAGEN', errorMessage },
    Math.ceil(jeAdresse.ms / 1_000),
  );
}

function andererSchluessel() {
  const text = 'Senden Sie als Schlüssel die antragId.';
  return ungueltig([{ feld: 'idempotency-key', text }]);
}

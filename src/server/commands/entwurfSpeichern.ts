import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  GeaenderterEntwurf,
  GespeicherterEntwurf,
  NeuerEntwurf,
} from '#contract/endpoints/entwurf.ts';
import { entwurfAbgeschlossen } from '#contract/entities/abgeschlossenerEntwurf.ts';
import { antragszielDer, bietetAn } from '#contract/produkte/produkte.ts';
import { fuehrtAgentur, type Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import {
  Absage,
  nichtAngemeldet,
  nichtErlaubt,
  nichtErreichbar,
  nichtGefunden,
  schluesselVergeben,
  ungueltig,
} from '../http/answers.ts';
import type { Briefversand } from '../outbox/briefpapier.ts';
import { entwuerfe, type Entwurfszeile } from '../repositories/entwuerfe.ts';
import { vermittler } from '../repositories/vermittler.ts';
import {
  fehlversucheNach,
  gehoert,
  gesperrtSekunden,
  kundennameAus,
  laeuftAb,
  ohneBankdaten,
} from '../rules/entwurf.ts';
import { antragsablehnung } from '../rules/antrag/ablehnungen.ts';
import { entwurfZaehlen, linkZaehlen } from './entwurfsgrenzen.ts';
import { entwurfsMail } from './entwurfsMail.ts';

export interface EntwurfsDienste {
  database: Database;
  clock: () => Date;
  sendMail: Briefversand;
  /** Where links lead, without a slash at the end; null sends none. */
  portalUrl: string | null;
  /** Told of a mail that nobody took. */
  mailGescheitert: (error: unknown) => void;
}

interface Neuanlage {
  wer: Principal | null;
  body: NeuerEntwurf;
  schluessel: string;
  /** Network address; null where none is counted. */
  adresse: string | null;
}

/** Keeps a new draft, once per key, and mails its link where one is asked for. */
export async function entwurfAnlegen(
  dienste: EntwurfsDienste,
  { wer, body, schluessel, adresse }: Neuanlage,
): Promise<GespeicherterEntwurf> {
  if (!wer && body.plz === null) throw nichtAngemeldet();
  darfBeantragen(wer);
  if (!bietetAn(body.marke, antragszielDer(body.produkt).schluessel)) throw nichtVerfuegbar();
  const zeit = dienste.clock();
  const anfrageHash = createHash('sha256')
    .update(JSON.stringify([wer?.portal, wer?.sub, body]))
    .digest('hex');
  const zeile = await dienste.database.transaction(async (tx) => {
    const verkauf = wer?.vermittlerNummer ?? body.vermittlerNummer;
    if (verkauf !== null && !(await vermittler(tx).mitNummer(verkauf))) {
      throw nichtGefunden('Diesen Vermittler kennen wir nicht.');
    }
    const id = randomUUID();
    const angelegt = await entwuerfe(tx).anlegen({
      ...spaltenVon(body, wer?.portal ?? null),
      id,
      schluessel,
      anfrageHash,
      vermittlerNummer: verkauf,
      portal: wer?.portal ?? null,
      sub: wer?.sub ?? null,
      agentur: wer?.vermittlerNummer ?? null,
      geaendertAm: zeit,
      laeuftAb: laeuftAb(zeit),
    });
    // A repeat keeps nothing more.
    if (angelegt?.id === id && !wer && adresse !== null) await entwurfZaehlen(tx, adresse, zeit);
    return angelegt;
  });
  if (zeile?.anfrageHash !== anfrageHash) throw schluesselVergeben();
  if (zeile.email !== null) await linkSenden(dienste, zeile, zeile.email);
  return gespeichert(zeile);
}

/** What is kept of a save, and what a list says of it. */
function spaltenVon<Inhalt extends Pick<NeuerEntwurf, 'antworten' | 'fortschritt' | 'zahlweise'>>(
  { antworten, fortschritt, zahlweise, ...felder }: Inhalt,
  portal: Entwurfszeile['portal'],
) {
  return {
    ...felder,
    antworten: JSON.stringify(ohneBankdaten(antworten)),
    // Only an agent's list shows it.
    kundenname: portal === 'vermittler' ? kundennameAus(antworten) : null,
    schrittNummer: fortschritt?.nummer ?? null,
    schrittVon: fortschritt?.von ?? null,
    zahlweise: zahlweise ?? null,
  };
}

/** The brand does not sell it: what nobody could conclude is not kept (`domain/antrag.md §8.4`). */
function nichtVerfuegbar() {
  return ungueltig([{ feld: 'produkt', text: antragsablehnung.nichtVerfuegbar.errorMessage }]);
}

/** Keeps the next version of a draft. */
export function entwurfAendern(
  { database, clock }: Pick<EntwurfsDienste, 'database' | 'clock'>,
  { wer, id, body }: { wer: Principal | null; id: string; body: GeaenderterEntwurf },
): Promise<GespeicherterEntwurf> {
  const { plz, version, zusage, ...felder } = body;
  const jetzt = clock();
  return mitZugang({ database, jetzt }, { wer, id, plz }, async (tx, zeile) => {
    const inhalt = {
      ...spaltenVon(felder, zeile.portal),
      plz: plz ?? zeile.plz,
      zusage: zusage ?? zeile.zusage,
    };
    // Her own save whose answer she never saw.
    if (zeile.version === version + 1 && enthaelt(zeile, inhalt)) return gespeichert(zeile);
    if (zeile.version !== version) throw entwurfGeaendert();
    const neu = {
      ...inhalt,
      version: version + 1,
      geaendertAm: jetzt,
      laeuftAb: laeuftAb(jetzt),
    };
    await entwuerfe(tx).aendern(id, neu);
    return gespeichert({ id, ...neu });
  });
}

function enthaelt(zeile: Entwurfszeile, inhalt: Partial<Entwurfszeile>): boolean {
  return isDeepStrictEqual({ ...zeile, ...inhalt }, zeile);
}

interface Frage {
  wer: Principal | null;
  id: string;
  plz: string | null;
}

/** The draft of a link; whoever may open it reads as well that it has become a contract. */
export function entwurfOeffnen(
  { database, clock }: Pick<EntwurfsDienste, 'database' | 'clock'>,
  frage: Frage,
): Promise<Entwurfszeile> {
  const jetzt = clock();
  return mitZugang({ database, jetzt }, frage, async (tx, zeile) => {
    // Its broker reads that his customer has looked.
    if (!gehoert(frage.wer, zeile)) await entwuerfe(tx).aendern(zeile.id, { geoeffnetAm: jetzt });
    return zeile;
  });
}

/** A draft for its owner and whoever runs his agency, held until the transaction ends; its postcode opens it to nobody here. */
export async function eigenerEntwurf(
  tx: Database,
  { wer, id, jetzt }: { wer: Principal; id: string; jetzt: Date },
): Promise<Entwurfszeile> {
  const zeile = await entwuerfe(tx).sperren(id, jetzt);
  if (!zeile || !gehoert(wer, zeile)) throw entwurfWeg();
  return nochOffen(zeile);
}

function nochOffen(zeile: Entwurfszeile): Entwurfszeile {
  if (zeile.status !== 'ABGESCHLOSSEN') return zeile;
  throw new Absage(409, { code: 'ENTWURF_ABGESCHLOSSEN', errorMessage: entwurfAbgeschlossen });
}

interface Zugriff {
  database: Database;
  jetzt: Date;
}

/** Runs the work on a draft for its owner while he may, or for whoever knows link and postcode; both hear that it is a contract. */
export async function mitZugang<T>(
  { database, jetzt }: Zugriff,
  { wer, id, plz }: Frage,
  arbeit: (tx: Database, zeile: Entwurfszeile) => Promise<T>,
): Promise<T> {
  // A wrong postcode is refused after the commit: the try has to stay counted.
  const ergebnis = await database.transaction(async (tx) => {
    const zeile = await entwuerfe(tx).sperren(id, jetzt);
    if (!zeile) throw entwurfWeg();
    if (gehoert(wer, zeile)) {
      darfVerwalten(wer);
      return { ok: await arbeit(tx, nochOffen(zeile)) };
    }
    if (zeile.plz === null || istVonAnderen(wer, zeile)) throw entwurfWeg();
    const warten = gesperrtSekunden(zeile, jetzt);
    if (warten > 0) throw zuVieleVersuche(warten);
    if (plz === null) throw plzNoetig();
    if (plz === zeile.plz) return { ok: await arbeit(tx, nochOffen(zeile)) };
    const fehlversuche = fehlversucheNach(zeile, jetzt);
    await entwuerfe(tx).aendern(id, { fehlversuche, fehlversuchAm: jetzt });
    return 'falsch';
  });
  if (ergebnis === 'falsch') throw plzFalsch();
  return ergebnis.ok;
}

async function linkSenden(
  { database, clock, sendMail, portalUrl, mailGescheitert }: EntwurfsDienste,
  zeile: Entwurfszeile,
  email: string,
): Promise<void> {
  const zeit = clock();
  const zuSenden = await database.transaction(async (tx) => {
    if (!(await entwuerfe(tx).linkBeanspruchen(zeile.id, zeit))) return false;
    await linkZaehlen(tx, email, zeit);
    return true;
  });
  if (!zuSenden) return;
  try {
    if (portalUrl === null) throw new Error('No PORTAL_URL is configured.');
    const { marke } = zeile;
    await sendMail({ an: email, marke, ...entwurfsMail(zeile, portalUrl) });
  } catch (error) {
    mailGescheitert(error);
    // A repeat of the request sends it.
    await entwuerfe(database).aendern(zeile.id, { linkAm: null });
    throw nichtErreichbar();
  }
}

/** An agent asks for a draft of another agent: the postcode is a question for customers. */
function istVonAnderen(wer: Principal | null, { portal }: Entwurfszeile): boolean {
  return wer?.portal === 'vermittler' && portal === 'vermittler';
}

/** Only an agent who may apply begins a draft; customers always may. */
function darfBeantragen(wer: Principal | null): void {
  if (wer?.rolle === 'untervermittler' && !wer.rechte.includes('antragStellen')) {
    throw nichtErlaubt('Ihnen fehlt das Recht „Anträge stellen“.');
  }
}

/** Finds, opens, keeps, sends, copies and deletes drafts: who may apply, and whoever runs the agency (decision 0096). */
export function darfVerwalten(wer: Principal | null): void {
  if (wer === null || !fuehrtAgentur(wer)) darfBeantragen(wer);
}

function gespeichert(
  zeile: Pick<Entwurfszeile, 'id' | 'version' | 'laeuftAb'>,
): GespeicherterEntwurf {
  const { id, version } = zeile;
  return { id, version, laeuftAb: zeile.laeuftAb.toISOString() };
}

function entwurfWeg(): Absage {
  return nichtGefunden('Der Entwurf wurde nicht gefunden oder ist abgelaufen.');
}

function plzNoetig(): Absage {
  const errorMessage = 'Geben Sie die Postleitzahl ein, mit der Sie den Entwurf gespeichert haben.';
  return new Absage(409, { code: 'PLZ_NOETIG', errorMessage });
}

function plzFalsch(): Absage {
  const errorMessage = 'Diese Postleitzahl gehört nicht zu dem Entwurf.';
  return new Absage(409, { code: 'PLZ_FALSCH', errorMessage });
}

function entwurfGeaendert(): Absage {
  return new Absage(409, {
    code: 'ENTWURF_GEAENDERT',
    errorMessage:
      'Der Entwurf wurde zwischenzeitlich geändert. Möchten Sie die neuere Version laden?',
  });
}

function zuVieleVersuche(warten: number): Absage {
  const errorMessage = 'Sie haben zu oft eine andere Postleitzahl eingegeben. Bitte warten Sie.';
  return new Absage(429, { code: 'ZU_VIELE_ANFRAGEN', errorMessage }, warten);
}

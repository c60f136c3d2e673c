import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  geschaedigtMelden as endpoint,
  type Geschaedigtenmeldung,
  type Geschaedigtenvorgang,
} from '#contract/endpoints/geschaedigt.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import {
  type Geschaedigtenangaben,
  schadenspruefung,
} from '#contract/schaeden/geschaedigtenform.ts';
import { heuteInBerlin, teile } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import { ungueltig, zuVieleAnfragen } from '../../http/answers.ts';
import { anfragezaehler } from '../../repositories/anfragezaehler.ts';
import { geschaedigte } from '../../repositories/geschaedigte.ts';
import { journal } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { istMeldbar } from '../../rules/schaden/annahme.ts';
import { gemeinteNummern, gemeinteVertraege } from '../../rules/schaden/gemeint.ts';
import { anfragenZaehlen } from '../anfragenZaehlen.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { mailnachweisEinloesen } from '../mailnachweis.ts';
import { eingangsmail, gegenmail, gegenmeldung, zuordnungsmail } from './geschaedigtenpost.ts';

export interface Geschaedigtendienste {
  database: Database;
  clock: () => Date;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Geschaedigtenanfrage {
  body: Geschaedigtenmeldung;
  schluessel: string;
  /** Network address; null where nothing is counted. */
  adresse: string | null;
}

/** Nobody is signed in: keys of this form are of one user. */
const sub = 'geschaedigtenformular';

/**
 * Keeps what somebody reports whom an insured person harmed, once. A number that nobody has is kept and answered like
 * any other, so that nobody learns of a contract by asking (`domain/schaden.md §9`).
 */
export async function geschaedigtMelden(
  { database, clock, serviceEmail, wecken }: Geschaedigtendienste,
  { body, schluessel, adresse }: Geschaedigtenanfrage,
): Promise<Geschaedigtenvorgang> {
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = 'POST /schaden/geschaedigte';
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      aufnehmen(tx, { body, adresse, zeit, service: serviceEmail(body.marke) }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

interface Eingang extends Pick<Geschaedigtenanfrage, 'body' | 'adresse'> {
  zeit: Date;
  service: string;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function aufnehmen(tx: Database, eingang: Eingang): Promise<Erstantwort> {
  const { body, zeit } = eingang;
  const { verursacher, schaden } = body;
  const heute = heuteInBerlin(zeit);
  const fehler = schadenspruefung(verursacher.wer, schaden, heute);
  if (fehler.length > 0) {
    throw ungueltig(fehler.map(({ feld, text }) => ({ feld: `schaden.${feld}`, text })));
  }
  const { nachweis, geschaedigte: person } = body;
  await mailnachweisEinloesen(tx, { nachweis, email: person.email, fuer: 'GESCHAEDIGT', zeit });
  await zaehlen(tx, eingang);
  const vertrag = await gemeinter(tx, verursacher, heute);
  const { schadendatum } = schaden;
  const schadenNummer =
    vertrag && (await geschaedigte(tx).schadenAmTag(vertrag.versicherungsNummer, schadendatum));
  const vorgangsNummer = await geschaedigte(tx).anlegen(teile(heute).jahr, {
    versicherungsNummer: vertrag?.versicherungsNummer ?? null,
    schadenNummer,
    schadendatum,
    angaben: angabenAus(body),
    gemeldetAm: zeit,
  });
  await bestaetigen(tx, eingang, vorgangsNummer);
  if (vertrag) {
    const { versicherungsNummer, partnerNummer } = vertrag;
    const getroffen = { versicherungsNummer, partnerNummer, vorgangsNummer, schadenNummer };
    await mitteilen(tx, getroffen, zeit);
  } else await zuordnenLassen(tx, eingang, vorgangsNummer);
  const ergebnis: Geschaedigtenvorgang = { vorgangsNummer, gemeldetAm: zeit.toISOString() };
  return { status: 200, body: ergebnis };
}

/** Throws in the transaction that takes it: one report too many is none, and its proof stays good. */
async function zaehlen(tx: Database, { adresse, zeit }: Eingang): Promise<void> {
  if (adresse === null) return;
  const grenze = { schluessel: ['geschaedigt', adresse], ...inDerStunde };
  const warten = await anfragenZaehlen(tx, [grenze], zeit);
  if (warten > 0) throw zuVieleAnfragen(warten);
}

/** Reports that are taken of a network address (`domain/schaden.md §9`). */
const inDerStunde = { mal: 5, ms: 3_600_000 };

/** The contract that is meant, where its customer could report of it herself; it stays locked, so that neither side misses the other. */
async function gemeinter(
  tx: Database,
  verursacher: Geschaedigtenmeldung['verursacher'],
  heute: string,
): Promise<Vertragszeile | null> {
  const nummern = gemeinteNummern(verursacher.versicherungsNummer);
  const gemeinte = gemeinteVertraege(await geschaedigte(tx).vertraege(nummern), verursacher);
  for (const { versicherungsNummer } of gemeinte) {
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    if (zeile && istMeldbar(zeile, heute)) return zeile;
  }
  return null;
}

function angabenAus(body: Geschaedigtenmeldung): Geschaedigtenangaben {
  const { verursacher, geschaedigte: person, schaden, forderung } = body;
  return { verursacher, geschaedigte: person, schaden, forderung };
}

/** Whoever was harmed gets the number, whether there is such a contract or not. */
async function bestaetigen(
  tx: Database,
  { body, zeit }: Eingang,
  vorgangsNummer: string,
): Promise<void> {
  const { marke, geschaedigte: person } = body;
  const mail = { an: person.email, marke, ...eingangsmail(vorgangsNummer) };
  await postausgang(tx).schreiben(mail, zeit);
}

/** The service finds the others of such a number beside the ones it was written of. */
async function zuordnenLassen(
  tx: Database,
  { body, zeit, service }: Eingang,
  vorgangsNummer: string,
): Promise<void> {
  const { versicherungsNummer } = body.verursacher;
  const wovon = ['geschaedigt.zuordnen', versicherungsNummer];
  if (!(await anfragezaehler(tx).zaehlen(wovon, amTag, zeit))) return;
  const mail = { an: service, marke: body.marke, ...zuordnungsmail(vorgangsNummer) };
  await postausgang(tx).schreiben(mail, zeit);
}

/** What a day's reports of one number or customer send at most; each of them is kept all the same. */
const amTag = { mal: 5, ms: 86_400_000 };

interface Getroffen {
  versicherungsNummer: string;
  partnerNummer: string;
  vorgangsNummer: string;
  schadenNummer: string | null;
}

async function mitteilen(tx: Database, getroffen: Getroffen, zeit: Date): Promise<void> {
  const { versicherungsNummer, partnerNummer, vorgangsNummer, schadenNummer } = getroffen;
  // Nobody has a stranger fill her mailbox.
  if (await anfragezaehler(tx).zaehlen(['geschaedigt', 'kunde', partnerNummer], amTag, zeit)) {
    await schreiben(tx, getroffen, zeit);
  }
  await journal(tx).schreiben({
    wer: { portal: 'benutzer', sub: randomUUID(), rolle: 'gast' },
    zeit,
    aktion: 'schaden.geschaedigt',
    versicherungsNummer,
    alt: null,
    neu: { vorgangsNummer, schadenNummer },
  });
}

/** The insured hears that there is a report, and nothing of who made it. */
async function schreiben(
  tx: Database,
  { versicherungsNummer, partnerNummer, vorgangsNummer }: Getroffen,
  zeit: Date,
): Promise<void> {
  const { betreff, brief } = gegenmeldung(vorgangsNummer, versicherungsNummer);
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    betreff,
    text: brief,
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (empfaenger) {
    const { name, email: an, marke } = empfaenger;
    const mail = { betreff, text: gegenmail(name, vorgangsNummer) };
    await postausgang(tx).schreiben({ an, marke, ...mail }, zeit);
  }
}

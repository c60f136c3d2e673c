import * as z from 'zod/mini';
import { registernummerVergeben } from '#contract/begriffe/anbindung.ts';
import {
  type Anbindungsantrag,
  type Anbindungseingang,
  vermittlerAnbinden as endpoint,
} from '#contract/endpoints/anbindung.ts';
import type { Anbindungsangaben } from '#contract/entities/anbindung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { heuteInBerlin, teile } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import { Absage, ungueltig, zuVieleAnfragen } from '../../http/answers.ts';
import { anbindungen } from '../../repositories/anbindungen.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { bedingungenVersion } from '../../rules/konto.ts';
import { smsNummer } from '../../rules/smsNummer.ts';
import { anfragenZaehlen } from '../anfragenZaehlen.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { mailnachweisEinloesen } from '../mailnachweis.ts';
import { eingangsmail, eingangsmeldung } from './anbindungspost.ts';

export interface Anbindungsdienste {
  database: Database;
  clock: () => Date;
  /** Countries to whose mobile numbers codes are sent: the owner signs in with one. */
  smsLaender: readonly string[];
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Anbindungsanfrage {
  body: Anbindungsantrag;
  schluessel: string;
  /** Network address; null where nothing is counted. */
  adresse: string | null;
}

/** Nobody is signed in: keys of this form are of one user. */
const sub = 'anbindungsformular';

/** Takes the application of an agency that wants to become a partner, once (`domain/konto.md §7.1`). */
export async function anbinden(
  { wecken, ...dienste }: Anbindungsdienste,
  { body, schluessel, adresse }: Anbindungsanfrage,
): Promise<Anbindungseingang> {
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = 'POST /vermittler/anbinden';
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      aufnehmen(tx, dienste, { body, adresse, zeit }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

type Eingang = Pick<Anbindungsanfrage, 'body' | 'adresse'> & { zeit: Date };

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function aufnehmen(
  tx: Database,
  { smsLaender, serviceEmail }: Pick<Anbindungsdienste, 'smsLaender' | 'serviceEmail'>,
  { body, adresse, zeit }: Eingang,
): Promise<Erstantwort> {
  const { marke, nachweis, ansprechpartner, registrierung } = body;
  const { ihkNummer } = registrierung;
  const nummer = smsNummer(ansprechpartner.handynummer, smsLaender);
  if ('fehler' in nummer) {
    throw ungueltig([{ feld: 'ansprechpartner.handynummer', text: nummer.fehler }]);
  }
  if (await anbindungen(tx).istVergeben(ihkNummer)) throw vergeben();
  const { email } = ansprechpartner;
  await mailnachweisEinloesen(tx, { nachweis, email, fuer: 'ANBINDUNG', zeit });
  await zaehlen(tx, adresse, zeit);
  const anbindungsNummer = await anbindungen(tx).anlegen(teile(heuteInBerlin(zeit)).jahr, {
    ihkNummer,
    marke,
    angaben: angabenAus(body, nummer.nummer),
    bedingungen: bedingungenVersion,
    eingegangenAm: zeit,
  });
  const mail = eingangsmail(ansprechpartner, anbindungsNummer, serviceEmail(marke));
  const post = postausgang(tx);
  await post.schreiben({ an: email, marke, ...mail }, zeit);
  const meldung = eingangsmeldung(anbindungsNummer);
  await post.schreiben({ an: serviceEmail(marke), marke, ...meldung }, zeit);
  const ergebnis: Anbindungseingang = { anbindungsNummer, eingegangenAm: zeit.toISOString() };
  return { status: 200, body: ergebnis };
}

/** 409: the number is some agency's. */
export function vergeben(): Absage {
  return new Absage(409, { code: 'VERGEBEN', errorMessage: registernummerVergeben });
}

/** Throws in the transaction that takes it: one application too many is none, and its proof stays good. */
async function zaehlen(tx: Database, adresse: string | null, zeit: Date): Promise<void> {
  if (adresse === null) return;
  const grenze = { schluessel: ['anbindung', adresse], ...inDerStunde };
  const warten = await anfragenZaehlen(tx, [grenze], zeit);
  if (warten > 0) throw zuVieleAnfragen(warten);
}

/** Applications that are taken of a network address. */
const inDerStunde = { mal: 5, ms: 3_600_000 };

function angabenAus(body: Anbindungsantrag, handynummer: string): Anbindungsangaben {
  const { vermittlerart, firma, registrierung, ansprechpartner, bank, unterlagen } = body;
  const person = { ...ansprechpartner, handynummer };
  return { vermittlerart, firma, registrierung, ansprechpartner: person, bank, unterlagen };
}

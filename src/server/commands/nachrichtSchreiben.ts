import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  antwortbetreff,
  anliegenZu,
  betreffWort,
  kategorieZu,
  type Nachrichtsauftrag,
  type nachrichtSchreiben as endpoint,
} from '#contract/endpoints/nachrichtSchreiben.ts';
import { zuVieleNachrichten } from '#contract/endpoints/nachricht.ts';
import { entschieden } from '#contract/entities/schaden.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Database } from '../database/open.ts';
import { Absage, nichtGefunden } from '../http/answers.ts';
import type { SignedCall } from '../http/registerEndpoint.ts';
import { journal } from '../repositories/journal.ts';
import { anfangVon, mitteilungen } from '../repositories/mitteilungen.ts';
import { type Mailempfaenger, partner } from '../repositories/partner.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { schaeden } from '../repositories/schaeden.ts';
import { uploads } from '../repositories/uploads.ts';
import { vertraege } from '../repositories/vertraege.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import { antwortfrist, type Mitteilung } from '../rules/postfach.ts';
import { dateienNochmal } from '../rules/upload/pruefung.ts';
import { statusNach } from '../rules/schaden/fortgang.ts';
import { beschwerdeeingang, kundennachricht } from './nachrichtenpost.ts';
import { einmal, type Erstantwort } from './einmal.ts';

export interface Schreibdienste {
  database: Database;
  clock: () => Date;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

type Auftrag = SignedCall<typeof endpoint, unknown>;
type Ergebnis = z.infer<(typeof endpoint.responses)[200]>;
const ergebnis = z.object({ id: z.uuid(), antwortBis: z.iso.date() });

/** Messages a customer may send within an hour; each becomes a mail to somebody who answers it. */
const proStunde = 20;
const stundeMs = 3_600_000;

/** Keeps what a customer writes, with the mail that carries it on; a complaint is acknowledged at once (`domain/konto.md §9`). */
export async function nachrichtSchreiben(
  dienste: Schreibdienste,
  auftrag: Auftrag,
): Promise<Ergebnis> {
  const { principal, body, idempotencyKey: schluessel } = auftrag;
  const { sub } = principal;
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = 'POST /nachricht/nachricht';
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      schreiben(tx, dienste, auftrag, zeit),
    );
  });
  dienste.wecken();
  return z.parse(ergebnis, antwort.body);
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function schreiben(
  tx: Database,
  { serviceEmail }: Schreibdienste,
  { principal, body }: Auftrag,
  zeit: Date,
): Promise<Erstantwort> {
  const { partnerNummer } = principal;
  if (partnerNummer === null) throw nichtGefunden();
  const kopf = await briefkopf(tx, partnerNummer, body);
  const { anliegen, versicherungsNummer } = kopf;
  const alle = mitteilungen(tx);
  await alle.absenderSperren(partnerNummer);
  const seit = new Date(zeit.getTime() - stundeMs);
  if ((await alle.geschrieben(partnerNummer, seit)) >= proStunde) throw zuOft();
  const id = randomUUID();
  const { text } = body;
  const dateien = [...new Set(body.dateien)];
  const gehoertDazu = { zweck: 'NACHRICHT', vorgangId: id, zeit } as const;
  if (!(await uploads(tx).nehmen(dateien, principal, gehoertDazu))) throw dateienWeg();
  const antwortBis = antwortfrist(zeit);
  const eine = { ...kopf, id, portal: 'benutzer', partnerNummer, zeit, text } as const;
  await alle.schreiben({ ...eine, richtung: 'AUSGANG' });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (empfaenger) {
    const { name, email, marke } = empfaenger;
    const von = { name, email, partnerNummer };
    const mail = kundennachricht(von, { ...eine, dateien: dateien.length });
    await postausgang(tx).schreiben({ an: serviceEmail(marke), marke, ...mail }, zeit);
    if (anliegen === 'BESCHWERDE' && kopf.bezug === null) {
      await eingangBestaetigen(tx, eine, empfaenger);
    }
  }
  if (anliegen === 'SCHADEN' && versicherungsNummer !== null) {
    await anSchaeden(tx, versicherungsNummer, zeit);
  }
  const neu = { anliegen, id, bezug: kopf.bezug, dateien: dateien.length };
  const aktion = 'nachricht.geschrieben';
  await journal(tx).schreiben({
    wer: principal,
    zeit,
    aktion,
    versicherungsNummer,
    alt: null,
    neu,
  });
  return { status: 200, body: { id, antwortBis } satisfies Ergebnis };
}

/** What is said of a message but its text: as she says where she begins, as in the conversation where she answers. */
async function briefkopf(
  tx: Database,
  partnerNummer: string,
  { anliegen, versicherungsNummer, bezug }: Nachrichtsauftrag,
) {
  if (bezug !== undefined) {
    const ihre = mitteilungen(tx);
    const beantwortete = await ihre.eine({ partnerNummer }, bezug);
    // She may have hidden what began it.
    const anfang = beantwortete && (await ihre.seine({ partnerNummer }, anfangVon(beantwortete)));
    if (!anfang) throw nichtGefunden();
    return {
      anliegen: anfang.anliegen ?? anliegenZu[anfang.kategorie],
      versicherungsNummer: anfang.versicherungsNummer,
      kategorie: anfang.kategorie,
      betreff: antwortbetreff(anfang.betreff),
      bezug: anfang.id,
    };
  }
  if (versicherungsNummer !== null) {
    const zeile = await vertraege(tx).lesen(versicherungsNummer);
    if (zeile?.partnerNummer !== partnerNummer) throw nichtGefunden();
  }
  const kategorie = kategorieZu[anliegen];
  return { anliegen, versicherungsNummer, kategorie, betreff: betreffWort[anliegen], bezug: null };
}

/** Tells at once who answers a complaint until when, in its conversation and by mail. */
async function eingangBestaetigen(
  tx: Database,
  { id, portal, partnerNummer, versicherungsNummer, kategorie, zeit }: Geschriebene,
  { name, email, marke }: Mailempfaenger,
): Promise<void> {
  const { betreff, absaetze } = beschwerdeeingang(formatDatum(antwortfrist(zeit)));
  const wo = { portal, partnerNummer, versicherungsNummer, kategorie, zeit, bezug: id };
  await mitteilungen(tx).schreiben({ ...wo, betreff, text: absaetze.join('\n\n') });
  const brief = [`Guten Tag ${name},`, ...absaetze].join('\n\n');
  await postausgang(tx).schreiben({ an: email, marke, betreff, text: brief }, zeit);
}

type Geschriebene = Pick<
  Mitteilung,
  'id' | 'portal' | 'partnerNummer' | 'versicherungsNummer' | 'kategorie' | 'zeit'
>;

/** Whoever writes about a claim is heard: it stands with the open claims of the contract, and none of them rests any more. */
async function anSchaeden(tx: Database, versicherungsNummer: string, zeit: Date): Promise<void> {
  const alle = schaeden(tx);
  for (const nummer of await alle.vonVertrag(versicherungsNummer)) {
    const zeile = await alle.sperren(nummer);
    if (!zeile || entschieden.has(zeile.status)) continue;
    await alle.ereignis(nummer, { ereignis: 'NACHRICHT', autor: 'Sie', notiz: null }, zeit);
    const status = statusNach(zeile.status, true);
    await alle.fortschreiben(nummer, { status, letzteAktivitaet: zeit });
  }
}

function dateienWeg(): Absage {
  return new Absage(409, {
    code: 'DATEIEN_WEG',
    errorMessage: dateienNochmal,
  } satisfies z.infer<(typeof endpoint.responses)[409]>);
}

/** 429 in the words of the page that writes (`domain/konto.md §8`). */
function zuOft(): Absage {
  return new Absage(
    429,
    { code: 'ZU_VIELE_ANFRAGEN', errorMessage: zuVieleNachrichten },
    stundeMs / 1000,
  );
}

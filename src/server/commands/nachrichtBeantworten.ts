import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { antwortbetreff } from '#contract/endpoints/nachrichtSchreiben.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Database } from '../database/open.ts';
import { nichtGefunden } from '../http/answers.ts';
import { pult, sachbearbeitung } from '../access/sachbearbeitung.ts';
import { gespraeche, type Gespraechszeile } from '../repositories/gespraeche.ts';
import { journal } from '../repositories/journal.ts';
import { mitteilungen } from '../repositories/mitteilungen.ts';
import { partner, type Mailempfaenger } from '../repositories/partner.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import type { Mitteilung } from '../rules/postfach.ts';
import { anfragenZaehlen } from './anfragenZaehlen.ts';
import { einmal, type Erstantwort } from './einmal.ts';
import { neueNachricht } from './nachrichtenpost.ts';

interface Antwortdienste {
  database: Database;
  clock: () => Date;
  portalUrl: string | null;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

interface Antwortauftrag {
  /** The message that is answered, and with it what was written before. */
  id: string;
  text: string;
  schluessel: string;
}

const ergebnis = z.object({ id: z.uuid() });

/** The desk answers: a message in the same conversation, unread, and a mail that says so (`domain/offen.md`, P3). */
export async function nachrichtBeantworten(
  { database, clock, portalUrl, wecken }: Antwortdienste,
  { id, text, schluessel }: Antwortauftrag,
): Promise<z.infer<typeof ergebnis>> {
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub: pult, schluessel });
    const endpunkt = `POST /intern/v1/nachrichten/${id}/antwort`;
    return einmal(tx, { sub: pult, schluessel, endpunkt, body: { text }, zeit }, () =>
      antworten(tx, { id, text, zeit, portalUrl }),
    );
  });
  wecken();
  return z.parse(ergebnis, antwort.body);
}

interface Antwort extends Pick<Antwortauftrag, 'id' | 'text'>, Pick<Antwortdienste, 'portalUrl'> {
  zeit: Date;
}

async function antworten(
  tx: Database,
  { id, text, zeit, portalUrl }: Antwort,
): Promise<Erstantwort> {
  const gefunden = await gespraeche(tx).lesen(id);
  const beantwortete = gefunden?.alle.find((eine) => eine.id === id);
  if (!gefunden || !beantwortete) throw nichtGefunden();
  const { zeile } = gefunden;
  const { anfang } = zeile;
  await gespraeche(tx).sperren(anfang.id);
  const neue = { ...adressat(anfang), id: randomUUID(), bezug: anfang.id, text, zeit };
  await mitteilungen(tx).schreiben({ ...neue, betreff: antwortbetreff(anfang.betreff) });
  await gespraeche(tx).beantworten(anfang.id, beantwortete.zeit, zeit);
  await journal(tx).schreiben({
    wer: sachbearbeitung(anfang.portal),
    zeit,
    aktion: 'nachricht.beantwortet',
    versicherungsNummer: anfang.versicherungsNummer,
    alt: null,
    neu: { id: neue.id, antwortAuf: id },
  });
  await melden(tx, zeile, { zeit, portalUrl });
  return { status: 200, body: { id: neue.id } };
}

/** Whose mailbox it goes to, and what it is about. */
function adressat(anfang: Mitteilung) {
  const { portal, partnerNummer, vermittlerNummer, versicherungsNummer, kategorie } = anfang;
  return { portal, partnerNummer, vermittlerNummer, versicherungsNummer, kategorie };
}

/** A mailbox is told of new messages so often at most. */
const jeStunde = { mal: 1, ms: 3_600_000 };

/** Says by mail that something has come, and nothing of what. */
async function melden(
  tx: Database,
  zeile: Gespraechszeile,
  { zeit, portalUrl }: { zeit: Date; portalUrl: string | null },
): Promise<void> {
  const an = await empfaengerVon(tx, zeile);
  if (!an) return;
  const { portal, partnerNummer, vermittlerNummer } = zeile.anfang;
  const schluessel = ['neue Nachricht', portal, partnerNummer ?? vermittlerNummer ?? ''];
  if ((await anfragenZaehlen(tx, [{ schluessel, ...jeStunde }], zeit)) > 0) return;
  const mail = neueNachricht({ ...an, portal, portalUrl });
  await postausgang(tx).schreiben({ an: an.email, marke: an.marke, ...mail }, zeit);
}

async function empfaengerVon(
  tx: Database,
  { anfang, agentur }: Gespraechszeile,
): Promise<Mailempfaenger | null> {
  const { partnerNummer, versicherungsNummer } = anfang;
  if (partnerNummer !== null) return partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  return agentur && { name: agentur.name, email: agentur.email, marke: hausmarke };
}

import { vertriebswegVon } from '#contract/entities/anbindung.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { markenabfrage } from '#contract/marken.ts';
import { zeitPlus } from '#contract/tag.ts';
import { alleRechte } from '../../access/decision.ts';
import { sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import { anbindungen, type Anbindungszeile } from '../../repositories/anbindungen.ts';
import { journal } from '../../repositories/journal.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { emailVergeben } from '../../rules/konto.ts';
import { kontenVon, portalUrlVon, type Kontodienste } from '../konto/dienste.ts';
import { vermittlerkontoOeffnen } from '../konto/vermittlerkonto.ts';
import { kontoAdresse } from '../konto/kontoMails.ts';
import { nurEiner } from '../nurEiner.ts';
import { vergeben } from './anbinden.ts';
import { absagemail, einladungsmail } from './anbindungspost.ts';

export type Anbindungsdienste = Pick<
  Kontodienste,
  'database' | 'clock' | 'konten' | 'portalUrl' | 'wecken'
>;

/** What the desk says to an application; a refusal has a reason, which the mail says. */
export type Anbindungsentscheidung = { art: 'ANNEHMEN' } | { art: 'ABLEHNEN'; grund: string };

/**
 * Decides an application once: it becomes an agency whose owner is invited, or is refused (`domain/konto.md §7.1`). An
 * acceptance that broke off before its invitation is finished by accepting again, or ended by a refusal. Answers the number of the agency.
 */
export async function anbindungEntscheiden(
  dienste: Anbindungsdienste,
  anbindungsNummer: string,
  entscheidung: Anbindungsentscheidung,
): Promise<string | null> {
  return nurEiner(dienste, ['anbindung/entscheiden', anbindungsNummer], async () => {
    const vermittlerNummer = await entscheiden(dienste, anbindungsNummer, entscheidung);
    dienste.wecken();
    return vermittlerNummer;
  });
}

async function entscheiden(
  dienste: Anbindungsdienste,
  anbindungsNummer: string,
  entscheidung: Anbindungsentscheidung,
): Promise<string | null> {
  const { database, clock } = dienste;
  const zeit = clock();
  if (entscheidung.art === 'ABLEHNEN') {
    const { grund } = entscheidung;
    await database.transaction((tx) => ablehnen(tx, anbindungsNummer, grund, zeit));
    return null;
  }
  // What an invitation needs is there before anything is decided.
  kontenVon(dienste);
  portalUrlVon(dienste);
  const offen = await database.transaction((tx) => anbindungen(tx).sperren(anbindungsNummer));
  if (offen?.status === 'IN_PRUEFUNG') await emailPruefen(dienste, offen);
  const zeile = await database.transaction((tx) => annehmen(tx, anbindungsNummer, zeit));
  await einladen(dienste, zeile, zeit);
  return zeile.vermittlerNummer;
}

async function ablehnen(tx: Database, anbindungsNummer: string, grund: string, zeit: Date) {
  const zeile = await gesperrt(tx, anbindungsNummer);
  const istUnfertig = zeile.status === 'ANGENOMMEN' && zeile.eingeladenAm === null;
  if (zeile.status !== 'IN_PRUEFUNG' && !istUnfertig) throw schonEntschieden();
  const status = 'ABGELEHNT';
  const neu = { status, grund, entschiedenAm: zeit, vermittlerNummer: null } as const;
  await anbindungen(tx).aendern(anbindungsNummer, neu);
  const { marke, angaben, vermittlerNummer } = zeile;
  if (vermittlerNummer !== null) await anbindungen(tx).agenturEntfernen(vermittlerNummer);
  const { ansprechpartner: person } = angaben;
  const mail = absagemail(person, anbindungsNummer, grund);
  await postausgang(tx).schreiben({ an: person.email, marke, ...mail }, zeit);
  await notieren(tx, zeile, { status }, zeit);
}

/** The agency of the application; a new one unless an acceptance broke off before. */
async function annehmen(
  tx: Database,
  anbindungsNummer: string,
  zeit: Date,
): Promise<Anbindungszeile> {
  const zeile = await gesperrt(tx, anbindungsNummer);
  if (zeile.status === 'ANGENOMMEN' && zeile.eingeladenAm === null) return zeile;
  if (zeile.status !== 'IN_PRUEFUNG') throw schonEntschieden();
  const { ihkNummer, angaben } = zeile;
  await anbindungen(tx).registerSperren(ihkNummer);
  if (await anbindungen(tx).istVergeben(ihkNummer)) throw vergeben();
  const { firma, ansprechpartner, vermittlerart } = angaben;
  const vermittlerNummer = await anbindungen(tx).agenturAnlegen({
    name: firma.firmenname,
    email: ansprechpartner.email,
    vertriebsweg: vertriebswegVon[vermittlerart.art],
    ihkNummer,
    ort: firma.ort,
  });
  const neu = { status: 'ANGENOMMEN', vermittlerNummer, entschiedenAm: zeit } as const;
  await anbindungen(tx).aendern(anbindungsNummer, neu);
  await notieren(tx, zeile, { status: neu.status, vermittlerNummer }, zeit);
  return { ...zeile, ...neu };
}

/** Opens the owner's account and mails its initial password. */
async function einladen(
  dienste: Anbindungsdienste,
  { anbindungsNummer, vermittlerNummer, marke, angaben }: Anbindungszeile,
  zeit: Date,
): Promise<void> {
  if (vermittlerNummer === null) throw new Error('An accepted application has no agency.');
  const { ansprechpartner: person } = angaben;
  const { email, handynummer } = person;
  const name = `${person.vorname} ${person.nachname}`;
  const { sub, passwort } = await konto(dienste, { email, name, vermittlerNummer });
  await kontenVon(dienste).changePhone('vermittler', sub, handynummer, false);
  const anmelden = kontoAdresse(portalUrlVon(dienste), `/vermittler/login/${markenabfrage(marke)}`);
  await dienste.database.transaction(async (tx) => {
    await kontodaten(tx).inhaberAnlegen({
      sub,
      email,
      name,
      vermittlerNummer,
      rechte: alleRechte(),
      anrede: person.anrede,
      eingeladenBis: zeitPlus(zeit, { days: zugang.erstesPasswortTage }),
    });
    const mail = einladungsmail(person, { vermittlerNummer, passwort, anmelden });
    await postausgang(tx).schreiben({ an: email, marke, ...mail }, zeit);
    await anbindungen(tx).aendern(anbindungsNummer, { eingeladenAm: zeit });
  });
}

interface Inhaber {
  email: string;
  name: string;
  vermittlerNummer: string;
}

/** A new account, or one that a process left behind when it died between two steps. */
async function konto(
  dienste: Anbindungsdienste,
  { email, name, vermittlerNummer }: Inhaber,
): Promise<{ sub: string; passwort: string }> {
  const attribute = {
    name,
    'custom:vermittlernummer': vermittlerNummer,
    'custom:rolle': 'inhaber',
  };
  const offen = await vermittlerkontoOeffnen(dienste, { email, attribute });
  if (!offen) throw adresseVergeben();
  return { sub: offen.sub, passwort: offen.initialPassword };
}

/** Nothing is decided for a mailbox that is some broker's already. */
async function emailPruefen(dienste: Anbindungsdienste, { angaben }: Anbindungszeile) {
  const { email } = angaben.ansprechpartner;
  const vorhanden = await kontenVon(dienste).byEmail('vermittler', email);
  if (!vorhanden) return;
  const gehoert = await kontodaten(dienste.database).mailkopf('vermittler', vorhanden.sub);
  if (gehoert) throw adresseVergeben();
}

async function gesperrt(tx: Database, anbindungsNummer: string): Promise<Anbindungszeile> {
  const zeile = await anbindungen(tx).sperren(anbindungsNummer);
  if (!zeile) throw nichtGefunden();
  return zeile;
}

async function notieren(
  tx: Database,
  { anbindungsNummer, status }: Anbindungszeile,
  neu: object,
  zeit: Date,
) {
  await journal(tx).schreiben({
    wer: sachbearbeitung('vermittler'),
    zeit,
    aktion: 'anbindung.entschieden',
    versicherungsNummer: null,
    alt: { status },
    neu: { anbindungsNummer, ...neu },
  });
}

function schonEntschieden(): Absage {
  return new Absage(409, {
    code: 'SCHON_ENTSCHIEDEN',
    errorMessage: 'Über diese Anbindung ist schon entschieden.',
  });
}

function adresseVergeben(): Absage {
  return new Absage(409, { code: 'EMAIL_VERGEBEN', errorMessage: emailVergeben });
}

import { randomUUID } from 'node:crypto';
import type { output } from 'zod/mini';
import * as z from 'zod/mini';
import type { oeffentlichWiderrufen as endpoint } from '#contract/endpoints/vertrag/beendigung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { versicherungsNummer as nummernform } from '#contract/fields/versicherungsNummer.ts';
import type { Database } from '../../database/open.ts';
import { anfragezaehler } from '../../repositories/anfragezaehler.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';
import { istDerName } from '../../rules/beendigung/name.ts';
import { widerrufsfolge, type Widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { heuteIn } from '../../rules/kalender.ts';
import { einmal } from '../einmal.ts';
import type { Beendigungsdienste } from './beenden.ts';
import { eingangsMail } from './eingangsMail.ts';
import { widerrufAusfuehren } from './widerrufAusfuehren.ts';

type Erklaerung = output<(typeof endpoint)['body']>;

export interface Widerrufsdienste extends Beendigungsdienste {
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
}

/** Nobody is signed in: keys of the withdrawal function are of one user. */
const sub = 'widerrufsfunktion';

/**
 * Receives a revocation of somebody unknown, once, and answers when. It is carried out where name and
 * number are those of a contract in its period; else a person looks at it. Answer and receipt are the
 * same either way, so that nobody learns of a contract by asking (BGB § 356a, VVG § 8).
 */
export async function widerrufAnnehmen(
  dienste: Widerrufsdienste,
  { body, schluessel }: { body: Erklaerung; schluessel: string },
): Promise<string> {
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = 'POST /vertrag/widerruf';
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, async () => {
      await aufnehmen(tx, dienste, body, zeit);
      return { status: 200, body: zeit.toISOString() };
    });
  });
  dienste.wecken();
  return z.parse(z.iso.datetime(), antwort.body);
}

async function aufnehmen(
  tx: Database,
  dienste: Widerrufsdienste,
  body: Erklaerung,
  zeit: Date,
): Promise<void> {
  const { name, email, versicherungsNummer: angegebeneNummer } = body;
  const erklaerung = {
    id: randomUUID(),
    angegebeneNummer,
    grund: body.freitext === undefined ? 'KEINE_ANGABE' : 'SONSTIGES',
    freitext: body.freitext ?? null,
    name,
    email,
    sub: null,
  };
  // Nobody sees that field, but a browser may fill it in for her: a person decides, and no program is answered by mail.
  const istProgramm = Boolean(body.webseite);
  const gefunden = istProgramm ? null : await passenderVertrag(tx, body, zeit);
  if (gefunden) {
    const wer = { portal: 'benutzer', sub: erklaerung.id, rolle: 'gast' } as const;
    await widerrufAusfuehren(tx, dienste, { ...gefunden, zeit, wer }, erklaerung);
  } else {
    await beendigungen(tx).anlegen({
      ...erklaerung,
      art: 'WIDERRUF',
      status: 'IN_PRUEFUNG',
      eingegangenAm: zeit,
    });
    const an = dienste.serviceEmail(body.marke);
    await postausgang(tx).schreiben({ an, ...pruefungsMail(body, zeit) }, zeit);
  }
  if (istProgramm) return;
  // Whoever wants to fill somebody's mailbox does not do it with our receipts.
  if (await anfragezaehler(tx).zaehlen(['widerruf', email.toLowerCase()], amTag, zeit)) {
    const mail = eingangsMail({ nummer: gemeinteNummer(angegebeneNummer), zeit });
    await postausgang(tx).schreiben({ an: email, ...mail }, zeit);
  }
}

/** Receipts an address gets in a day; nobody has more contracts to revoke. */
const amTag = { mal: 20, ms: 86_400_000 };

async function passenderVertrag(
  tx: Database,
  { name, versicherungsNummer }: Erklaerung,
  zeit: Date,
): Promise<{ zeile: Vertragszeile; folge: Widerrufsfolge } | null> {
  const nummer = gemeinteNummer(versicherungsNummer);
  if (nummer === null) return null;
  const zeile = await vertraege(tx).sperren(nummer);
  const kunde = zeile && (await partner(tx).kunde(zeile.partnerNummer));
  if (!zeile || !kunde || !istDerName(name, kunde)) return null;
  const heute = heuteIn(zeit);
  const { offen } = await beendigungen(tx).umstaende(nummer, heute);
  const folge = widerrufsfolge({ ...zeile, heute, offen });
  return folge.hinderung === null ? { zeile, folge } : null;
}

/** The number of a contract somebody wrote with spaces, hyphens or small letters; null for anything else. */
function gemeinteNummer(geschrieben: string): string | null {
  const nummer = geschrieben.replaceAll(/[\s-]/g, '').toUpperCase();
  return z.safeParse(nummernform, nummer).data ?? null;
}

/** A revocation as whoever looks at it reads it. */
function pruefungsMail(
  { name, versicherungsNummer, email, freitext }: Erklaerung,
  zeit: Date,
): { betreff: string; text: string } {
  const absaetze = [
    'Guten Tag,',
    'über die Widerrufsfunktion ist ein Widerruf eingegangen, der keinen Vertrag von selbst beendet hat. Bitte prüfen Sie ihn.',
    [
      `Eingegangen: ${eingangDeutsch(zeit)}`,
      `Name: ${name}`,
      `Vertragsnummer: ${versicherungsNummer}`,
      `E-Mail: ${email}`,
      ...(freitext === undefined ? [] : [`Grund: ${freitext}`]),
    ].join('\n'),
  ];
  return { betreff: 'Widerruf zu prüfen', text: absaetze.join('\n\n') };
}

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
import { istDerName } from '../../rules/beendigung/name.ts';
import { widerrufsfolge, type Widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import type { Beendigungsdienste } from './beenden.ts';
import { eingangsMail } from './eingangsMail.ts';
import { pruefungsMail } from './pruefungsMail.ts';
import { widerrufAusfuehren } from './widerrufAusfuehren.ts';
import { widerrufErbitten } from './widerrufErbitten.ts';

type Erklaerung = output<(typeof endpoint)['body']>;

export interface Widerrufsdienste extends Beendigungsdienste {
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Where links in mails lead, without a slash at the end; without it a person looks at what has to be confirmed. */
  portalUrl: string | null;
}

/** Nobody is signed in: keys of the withdrawal function are of one user. */
const sub = 'widerrufsfunktion';

/**
 * Receives a revocation of somebody unknown, once, and answers when. Answer and receipt are the same whatever
 * becomes of it, so that nobody learns of a contract or of the mail on file by asking (BGB § 356a, VVG § 8).
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
  const id = randomUUID();
  const erklaerung = {
    id,
    angegebeneNummer,
    grund: body.freitext === undefined ? 'KEINE_ANGABE' : 'SONSTIGES',
    freitext: body.freitext ?? null,
    name,
    email,
    sub: null,
    wer: { portal: 'benutzer', sub: id, rolle: 'gast' } as const,
  };
  // Nobody sees that field, but a browser may fill it in for her: a person decides, and no program is answered by mail.
  const istProgramm = Boolean(body.webseite);
  const gefunden = istProgramm ? null : await passenderVertrag(tx, body, zeit);
  await folgen(tx, dienste, { gefunden, body, zeit }, erklaerung);
  if (istProgramm) return;
  // Whoever wants to fill somebody's mailbox does not do it with our receipts.
  if (await anfragezaehler(tx).zaehlen(['widerruf', email.toLowerCase()], amTag, zeit)) {
    const mail = eingangsMail({ nummer: angegebeneNummer, name, email, zeit });
    await postausgang(tx).schreiben({ an: email, marke: body.marke, ...mail }, zeit);
  }
}

interface Empfangen {
  gefunden: Awaited<ReturnType<typeof passenderVertrag>>;
  body: Erklaerung;
  zeit: Date;
}

/** Carried out where the mail is the one on file, asked for there where it is another, else looked at by a person. */
async function folgen(
  tx: Database,
  dienste: Widerrufsdienste,
  { gefunden, body, zeit }: Empfangen,
  { wer, ...erklaerung }: Parameters<typeof widerrufErbitten>[2],
): Promise<void> {
  const { portalUrl } = dienste;
  if (gefunden?.istHinterlegt) {
    await beendigungen(tx).anlegen({
      ...erklaerung,
      art: 'WIDERRUF',
      status: 'WIRKSAM',
      eingegangenAm: zeit,
    });
    await widerrufAusfuehren(
      tx,
      dienste,
      { ...gefunden, zeit, wer },
      { ...erklaerung, eingegangenAm: zeit },
    );
  } else if (gefunden && portalUrl !== null && (await darfErbitten(tx, gefunden.zeile, zeit))) {
    await widerrufErbitten(tx, { zeile: gefunden.zeile, zeit, portalUrl }, { ...erklaerung, wer });
  } else {
    const zeile = { ...erklaerung, eingegangenAm: zeit };
    await beendigungen(tx).anlegen({ ...zeile, art: 'WIDERRUF', status: 'IN_PRUEFUNG' });
    const { marke } = body;
    const an = dienste.serviceEmail(marke);
    await postausgang(tx).schreiben({ an, marke, ...pruefungsMail(zeile) }, zeit);
  }
}

/** Nobody has a stranger fill her mailbox; a person looks at what comes after that. */
function darfErbitten(
  tx: Database,
  { versicherungsNummer }: Vertragszeile,
  zeit: Date,
): Promise<boolean> {
  const grenze = { mal: 5, ms: amTag.ms };
  return anfragezaehler(tx).zaehlen(['widerruf.erbitten', versicherungsNummer], grenze, zeit);
}

/** Receipts an address gets in a day; nobody has more contracts to revoke. */
const amTag = { mal: 20, ms: 86_400_000 };

async function passenderVertrag(
  tx: Database,
  { name, versicherungsNummer, email }: Erklaerung,
  zeit: Date,
): Promise<{ zeile: Vertragszeile; folge: Widerrufsfolge; istHinterlegt: boolean } | null> {
  const nummer = gemeinteNummer(versicherungsNummer);
  if (nummer === null) return null;
  const zeile = await vertraege(tx).sperren(nummer);
  const kunde = zeile && (await partner(tx).kunde(zeile.partnerNummer));
  if (!zeile || !kunde || !istDerName(name, kunde)) return null;
  const heute = heuteInBerlin(zeit);
  const { offen } = await beendigungen(tx).umstaende(nummer, heute);
  const folge = widerrufsfolge({ ...zeile, heute, offen });
  if (folge.hinderung !== null) return null;
  const empfaenger = await partner(tx).empfaenger(zeile.partnerNummer);
  const istHinterlegt = empfaenger?.email.toLowerCase() === email.toLowerCase();
  return { zeile, folge, istHinterlegt };
}

/** The number of a contract somebody wrote with spaces, hyphens or small letters; null for anything else. */
function gemeinteNummer(geschrieben: string): string | null {
  const nummer = geschrieben.replaceAll(/[\s-]/g, '').toUpperCase();
  return z.safeParse(nummernform, nummer).data ?? null;
}

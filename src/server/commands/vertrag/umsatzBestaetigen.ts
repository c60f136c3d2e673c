import type { umsatzBestaetigen as endpoint } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { handeltImAuftrag } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { aufgaben } from '../../repositories/aufgaben.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { jahresumsatz } from '../../rules/aenderung/arten/jahresumsatz.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { rahmenhinderung } from '../../rules/aenderung/rahmen.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import type { Aenderungsdienste } from './aenderungSpeichern.ts';
import { folgenFesthalten } from './folgen.ts';
import { abgelehnt, darfAendern, gesendet, vertreter, type Vorgangsergebnis } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** The revenue is what it was: closes the open task, and nothing else of the contract changes (`domain/vertrag.md §7`). */
export async function umsatzBestaetigen(
  dienste: Omit<Aenderungsdienste, 'absender'>,
  auftrag: Auftrag,
): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(params.versicherungsNummer);
    darfAendern(principal, body.imAuftragDesKunden, zeile, jahresumsatz.art);
    const endpunkt = `POST /vertrag/${params.versicherungsNummer}/umsatz/bestaetigung`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      bestaetigen(tx, zeile, auftrag, { zeit, freigaben }),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

/** Nobody asks for the revenue any more until the next insurance year. */
export async function umsatzAngegeben(
  tx: Database,
  { versicherungsNummer }: Pick<Vertragszeile, 'versicherungsNummer'>,
  heute: string,
): Promise<void> {
  await aufgaben(tx).umsatzErledigen(versicherungsNummer, heute);
  // Read anew: the revenue itself may have been changed just before.
  const risiken = (await vertraege(tx).lesen(versicherungsNummer))?.risiken;
  if (!risiken?.jahresumsatz) return;
  const umsatz = { ...risiken.jahresumsatz, isAdjustable: false };
  await vertraege(tx).aendern(versicherungsNummer, {
    risiken: { ...risiken, jahresumsatz: umsatz },
  });
}

/** The revenue may be stated again: it was taken back, or is asked for anew. */
export async function umsatzWiederOffen(
  tx: Database,
  { versicherungsNummer, risiken }: Pick<Vertragszeile, 'versicherungsNummer' | 'risiken'>,
): Promise<void> {
  if (!risiken.jahresumsatz) return;
  const umsatz = { ...risiken.jahresumsatz, isAdjustable: true };
  await vertraege(tx).aendern(versicherungsNummer, {
    risiken: { ...risiken, jahresumsatz: umsatz },
  });
}

async function bestaetigen(
  tx: Database,
  zeile: Vertragszeile,
  { principal }: Auftrag,
  { zeit, freigaben }: { zeit: Date; freigaben: Freigaben },
): Promise<Vorgangsergebnis> {
  const heute = heuteInBerlin(zeit);
  const { versicherungsNummer, risiken } = zeile;
  const hinderung = rahmenhinderung({ ...zeile, heute, freigaben }, unveraenderter);
  if (hinderung) return abgelehnt(hinderung);
  await umsatzAngegeben(tx, zeile, heute);
  await folgenFesthalten(tx, {
    zeile,
    wer: principal,
    zeit,
    aktion: 'jahresumsatz.bestaetigt',
    alt: risiken.jahresumsatz,
    neu: { imAuftragDesKunden: handeltImAuftrag(principal) },
    betreff: 'Ihr Jahresumsatz ist bestätigt',
    absaetze: [
      `Der Jahresumsatz Ihres Vertrags ${versicherungsNummer} bleibt bei ${formatBetrag(risiken.jahresumsatz?.value ?? 0)}.`,
      'Ihr Beitrag ändert sich dadurch nicht.',
    ],
    vermittler: vertreter(principal),
  });
  const nachher = await vertraege(tx).lesen(versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heute, freigaben) };
}

/** Without a new value there is nothing to price. */
const unveraenderter = { ...jahresumsatz, ohneTarif: true } as const;

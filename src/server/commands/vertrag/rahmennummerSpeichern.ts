import type { rahmennummerSpeichern as endpoint } from '#contract/endpoints/vertrag/rahmennummer.ts';
import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { featureStandard, type Feature } from '#contract/features.ts';
import { handeltImAuftrag } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { aufgaben } from '../../repositories/aufgaben.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { statusAm } from '../../rules/status.ts';
import { einmal } from '../einmal.ts';
import { folgenFesthalten } from './folgen.ts';
import { abgelehnt, darfAendern, gesendet, vertreter, type Vorgangsergebnis } from './vorgang.ts';

interface Dienste {
  database: Database;
  clock: () => Date;
  flags: () => Promise<Freigaben>;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** Frame number and manufacturer of a bicycle, from today, once (`domain/vertrag.md §6`, E8). */
export async function rahmennummerSpeichern(dienste: Dienste, auftrag: Auftrag): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(params.versicherungsNummer);
    darfAendern(principal, body.imAuftragDesKunden, zeile);
    const endpunkt = `PATCH /vertrag/${params.versicherungsNummer}`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      speichern(tx, zeile, auftrag, { zeit, freigaben }),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

const nummernschalter = ['rahmennummer-nachreichen', 'edit-fahrrad-bikeFrameNumber'] as const;

async function speichern(
  tx: Database,
  zeile: Vertragszeile,
  { principal, body }: Auftrag,
  { zeit, freigaben }: { zeit: Date; freigaben: Freigaben },
): Promise<Vorgangsergebnis> {
  const heute = heuteInBerlin(zeit);
  const { versicherungsNummer, risiken } = zeile;
  const { fahrrad } = risiken;
  if (!istAktiv({ vertragsstatus: statusAm(zeile, heute) })) return abgelehnt(ablehnung.status);
  const istAn = (schalter: Feature) => freigaben[schalter] ?? featureStandard[schalter];
  if (!fahrrad || !nummernschalter.every(istAn)) return abgelehnt(ablehnung.nichtAenderbar);
  const alt = { rahmennummer: fahrrad.rahmennummer, hersteller: fahrrad.hersteller };
  const { rahmennummer } = body;
  const neu = { rahmennummer, hersteller: body.hersteller ?? alt.hersteller };
  if (neu.hersteller !== alt.hersteller && !istAn('edit-fahrrad-bikeManufacturer')) {
    return abgelehnt(ablehnung.nichtAenderbar);
  }
  if (neu.rahmennummer === alt.rahmennummer && neu.hersteller === alt.hersteller) {
    return abgelehnt(ablehnung.unveraendert);
  }
  const rad = { ...fahrrad, ...neu };
  await vertraege(tx).aendern(versicherungsNummer, { risiken: { ...risiken, fahrrad: rad } });
  await aufgaben(tx).rahmennummerErledigen(versicherungsNummer, heute);
  await folgenFesthalten(tx, {
    zeile,
    wer: principal,
    zeit,
    aktion: 'rahmennummer.geaendert',
    alt,
    neu: { ...neu, imAuftragDesKunden: handeltImAuftrag(principal) },
    betreff: 'Ihre Rahmennummer ist gespeichert',
    absaetze: [
      `Zu Ihrem Vertrag ${versicherungsNummer} haben wir diese Rahmennummer gespeichert: ${neu.rahmennummer}. Hersteller: ${neu.hersteller}.`,
      'Haben Sie das nicht gewünscht? Dann melden Sie sich bitte bei uns.',
    ],
    vermittler: vertreter(principal),
  });
  const nachher = await vertraege(tx).lesen(versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heute, freigaben) };
}

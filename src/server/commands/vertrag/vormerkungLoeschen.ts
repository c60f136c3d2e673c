import type { vormerkungLoeschen as endpoint } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { artDerVormerkung } from '#contract/aenderungen/arten.ts';
import { handeltImAuftrag } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { ablehnung } from '../../rules/ablehnung.ts';
import { inWorten } from '../../rules/aenderung/anwendung.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { regelZu } from '../../rules/aenderung/regeln.ts';
import { ohneDiese } from '../../rules/aenderung/vorschau.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import type { Aenderungsdienste } from './aenderungSpeichern.ts';
import { nachtragZuruecknehmen } from './dokumenteAufheben.ts';
import { folgenFesthalten } from './folgen.ts';
import { neuBewerten, vormerkungEntfernen } from './vormerkungen.ts';
import { abgelehnt, darfAendern, gesendet, vertreter, type Vorgangsergebnis } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** Withdraws a pending change once, until the day before (`domain/vertrag.md §5`). */
export async function vormerkungLoeschen(
  dienste: Aenderungsdienste,
  auftrag: Auftrag,
): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const wartendeArt = artDerVormerkung(params.art);
  // Nothing of a wartendeArt that nobody knows is kept, not even the answer.
  if (wartendeArt === null) throw nichtGefunden();
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(params.versicherungsNummer);
    darfAendern(principal, body.imAuftragDesKunden, zeile, wartendeArt);
    const endpunkt = `DELETE /vertrag/${params.versicherungsNummer}/vormerkung/${params.art}`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      loeschen(tx, zeile, auftrag, { ...dienste, zeit, freigaben }, regelZu(wartendeArt)),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

interface Umgebung extends Pick<Aenderungsdienste, 'absender'> {
  zeit: Date;
  freigaben: Freigaben;
}

async function loeschen(
  tx: Database,
  zeile: Vertragszeile,
  { principal, params }: Auftrag,
  { absender, zeit, freigaben }: Umgebung,
  { nachDemLoeschen }: { nachDemLoeschen?: string },
): Promise<Vorgangsergebnis> {
  const heute = heuteInBerlin(zeit);
  const { versicherungsNummer } = zeile;
  const vorgemerkt = zeile.vormerkungen.find(({ art }) => art === params.art);
  // Kept like any answer: a repeat must not take away what was saved since.
  if (!vorgemerkt) return abgelehnt(ablehnung.nichtVorgemerkt);
  const { art, wirksamkeitsdatum } = vorgemerkt;
  if (wirksamkeitsdatum <= heute) return abgelehnt(ablehnung.vormerkungGilt);
  const { brauchen, bleibende } = ohneDiese({ ...zeile, heute, freigaben }, art);
  const [zuerst] = brauchen;
  if (zuerst) return abgelehnt(ablehnung.vormerkungGebraucht(zuerst.wirksamkeitsdatum));
  const neueBeitraege = await neuBewerten(tx, zeile, bleibende);
  const zurueck = { vorgemerkt, neueBeitraege };
  const { dokumente, folgen } = await nachtragZuruecknehmen(
    tx,
    { absender },
    { zeile, zeit },
    zurueck,
  );
  await vormerkungEntfernen(tx, zeile, vorgemerkt, heute);
  await folgenFesthalten(tx, {
    zeile,
    wer: principal,
    zeit,
    aktion: `${art}.vormerkungGeloescht`,
    alt: vorgemerkt,
    neu: { imAuftragDesKunden: handeltImAuftrag(principal) },
    betreff: `Ihre vorgemerkte Änderung zum ${formatDatum(wirksamkeitsdatum)} ist gelöscht`,
    absaetze: [
      `Diese Änderung Ihres Vertrags ${versicherungsNummer} findet nicht statt: ${inWorten({ ...zeile, heute }, vorgemerkt)}.`,
      ...folgen,
      ...(nachDemLoeschen === undefined ? [] : [nachDemLoeschen]),
    ],
    vermittler: vertreter(principal),
    dokumente,
  });
  const nachher = await vertraege(tx).lesen(versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heute, freigaben) };
}

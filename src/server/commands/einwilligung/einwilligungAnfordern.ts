import type { Erkennung } from '#contract/schaeden/einwilligungsform.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { markenabfrage } from '#contract/marken.ts';
import { zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { einwilligungen } from '../../repositories/einwilligungen.ts';
import { journal } from '../../repositories/journal.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { sachbearbeitung } from '../../access/sachbearbeitung.ts';
import type { Einwilligungsdienste } from './dienste.ts';
import { anfragemail } from './einwilligungspost.ts';

/** Whom the desk asks, about which claim. */
export interface Einwilligungsanfrage extends Erkennung {
  person: string;
  email: string;
  marke: MarkenSchluessel;
}

/** The desk asks somebody for consent: she gets the link by mail, once for each time she is asked (`domain/offen.md`, P5). */
export async function einwilligungAnfordern(
  {
    database,
    clock,
    portalUrl,
    wecken,
  }: Pick<Einwilligungsdienste, 'database' | 'clock' | 'portalUrl' | 'wecken'>,
  anfrage: Einwilligungsanfrage,
): Promise<void> {
  if (portalUrl === null) throw new Error('No link can be sent without PORTAL_URL.');
  const zeit = clock();
  const laeuftAb = zeitPlus(zeit, { days: fristen.einwilligungTage });
  const { schadenNummer, email, marke } = anfrage;
  await database.transaction(async (tx) => {
    const id = await einwilligungen(tx).anlegen({ ...anfrage, angefragtAm: zeit, laeuftAb });
    const link = { einwilligungId: id, dauerhaft: true, laeuftAb };
    const token = await einwilligungen(tx).oeffnen(link);
    // Behind the `#`, which no server and no log ever sees.
    const adresse = `${portalUrl}/einwilligung/${markenabfrage(marke)}#ref=${token}`;
    const mail = { an: email, marke, ...anfragemail(schadenNummer, adresse) };
    await postausgang(tx).schreiben(mail, zeit);
    await journal(tx).schreiben({
      wer: sachbearbeitung('benutzer'),
      zeit,
      aktion: 'einwilligung.angefragt',
      versicherungsNummer: null,
      alt: null,
      neu: { id, schadenNummer },
    });
  });
  wecken();
}

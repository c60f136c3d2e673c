import type { BasisAntworten, Antragsumfeld } from '#machines/antrag/context.ts';
import { AntragFehler, type AntragFehlerArt, fehlerArt } from '#machines/antrag/failure.ts';
import type { Antragsanfang, Entwurfslage } from '#machines/antrag/auftraege.ts';
import type { Gemerktes } from '#machines/merken/machine.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { EntwurfActor } from '../entwurf/effekte.ts';
import { geoeffnetAus } from '../entwurf/geoeffnet.ts';
import type { GespeicherterAntrag } from '../entwurf/uebertragung.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { gefunden } from './failure.ts';

interface Teile {
  entwurf: Pick<EntwurfActor, 'getSnapshot' | 'send'>;
  lesen: EntwurfLesen;
  seite: AntragProduktSeite;
  /** The `savedDraftId` of the address. */
  id: string;
}

/** Reads a draft by its id and what opens it. */
export type EntwurfLesen = (
  id: string,
  plz: string | null,
) => Promise<ServiceResponse<GespeicherterAntrag>>;

/** Opens the draft of a link where it opens without its postcode, and says otherwise what stands against it. */
export async function entwurfAmAnfang(
  teile: Teile,
  umfeld: Promise<Antragsumfeld>,
  bisher: BasisAntworten,
): Promise<Pick<Antragsanfang, 'antworten' | 'entwurf'>> {
  const { kennung } = teile.entwurf.getSnapshot().context;
  // Whoever named it in this tab is not asked twice.
  const plz = kennung?.id === teile.id ? kennung.plz : null;
  const [antwort, hier] = await Promise.all([teile.lesen(teile.id, plz), umfeld]);
  try {
    return { antworten: uebernommen(teile, hier, antwort, plz), entwurf: null };
  } catch (error) {
    return { antworten: bisher, entwurf: vorbeiWeil[fehlerArt(error)] ?? 'GESPERRT' };
  }
}

/** No postcode opens it any more. */
const vorbeiWeil: Readonly<Partial<Record<AntragFehlerArt, Entwurfslage>>> = {
  ENTWURF_WEG: 'WEG',
  ENTWURF_NEUER: 'NEUER',
  ENTWURF_ABGESCHLOSSEN: 'ABGESCHLOSSEN',
};

/** Opens the draft of a link with its postcode. */
export async function entwurfMitPlz(
  teile: Teile,
  umfeld: Antragsumfeld | null,
  plz: string,
): Promise<BasisAntworten> {
  if (umfeld === null) throw new AntragFehler('TECHNISCH');
  return uebernommen(teile, umfeld, await teile.lesen(teile.id, plz), plz);
}

/** Opens what this device kept; nothing of it where it can no longer be read. */
export function gemerktesOeffnen(
  { entwurf, seite }: Pick<Teile, 'entwurf' | 'seite'>,
  umfeld: Antragsumfeld,
  gemerktes: Gemerktes,
): BasisAntworten {
  const geoeffnet = geoeffnetAus(seite, umfeld, gemerktes);
  if (geoeffnet === null || geoeffnet === 'NEUER') return {};
  entwurf.send({ type: 'UEBERNOMMEN', kennung: gemerktes.kennung, geoeffnet });
  return geoeffnet.antworten;
}

function uebernommen(
  { entwurf, seite }: Teile,
  umfeld: Antragsumfeld,
  antwort: ServiceResponse<GespeicherterAntrag>,
  plz: string | null,
): BasisAntworten {
  if (antwort.errorStatus === 429) throw new AntragFehler('ENTWURF_GESPERRT');
  const gespeichert = gefunden(antwort, 'ENTWURF_WEG');
  const geoeffnet = geoeffnetAus(seite, umfeld, gespeichert);
  if (geoeffnet === null) throw new AntragFehler('ENTWURF_WEG');
  if (geoeffnet === 'NEUER') throw new AntragFehler('ENTWURF_NEUER');
  const { id, version, laeuftAb, geaendertAm: gespeichertUm, zusage } = gespeichert;
  const kennung = { id, version, laeuftAb, plz, gespeichertUm, ...(zusage && { zusage }) };
  entwurf.send({ type: 'UEBERNOMMEN', kennung, geoeffnet });
  return geoeffnet.antworten;
}

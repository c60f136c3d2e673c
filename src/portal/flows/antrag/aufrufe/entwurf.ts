import type { BasisAntworten, Antragsumfeld } from '#machines/antrag/context.ts';
import { AntragFehler, fehlerArt } from '#machines/antrag/failure.ts';
import type { Antragsanfang } from '#machines/antrag/setup.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Entwurfsablage, GespeicherterAntrag } from '../entwurf/ablage.ts';
import { geoeffnetAus } from '../entwurf/geoeffnet.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { gefunden } from './failure.ts';

interface Teile {
  ablage: Entwurfsablage;
  seite: AntragProduktSeite;
  /** The `savedDraftId` of the address. */
  id: string;
}

/** Opens the draft of a link where it opens without its postcode, and says otherwise what stands against it. */
export async function entwurfAmAnfang(
  teile: Teile,
  umfeld: Promise<Antragsumfeld>,
  bisher: BasisAntworten,
): Promise<Pick<Antragsanfang, 'antworten' | 'entwurfGesperrt' | 'hinweis'>> {
  const { kennung } = teile.ablage.stand();
  // Whoever named it in this tab is not asked twice.
  const plz = kennung?.id === teile.id ? kennung.plz : null;
  const [antwort, hier] = await Promise.all([teile.ablage.lesen(teile.id, plz), umfeld]);
  try {
    return { antworten: uebernommen(teile, hier, antwort, plz), entwurfGesperrt: false };
  } catch (error) {
    const art = fehlerArt(error);
    const vorbei = vorbeiWeil.find((eine) => eine === art) ?? null;
    return { antworten: bisher, entwurfGesperrt: vorbei === null, hinweis: vorbei };
  }
}

/** No postcode opens it any more. */
const vorbeiWeil = ['ENTWURF_WEG', 'ENTWURF_NEUER', 'ENTWURF_ABGESCHLOSSEN'] as const;

/** Opens the draft of a link with its postcode. */
export async function entwurfMitPlz(
  teile: Teile,
  umfeld: Antragsumfeld | null,
  plz: string,
): Promise<BasisAntworten> {
  if (umfeld === null) throw new AntragFehler('TECHNISCH');
  return uebernommen(teile, umfeld, await teile.ablage.lesen(teile.id, plz), plz);
}

function uebernommen(
  { ablage, seite }: Teile,
  umfeld: Antragsumfeld,
  antwort: ServiceResponse<GespeicherterAntrag>,
  plz: string | null,
): BasisAntworten {
  if (antwort.errorStatus === 429) throw new AntragFehler('ENTWURF_GESPERRT');
  const gespeichert = gefunden(antwort, 'ENTWURF_WEG');
  const geoeffnet = geoeffnetAus(seite, umfeld, gespeichert);
  if (geoeffnet === null) throw new AntragFehler('ENTWURF_WEG');
  if (geoeffnet === 'NEUER') throw new AntragFehler('ENTWURF_NEUER');
  ablage.uebernehmen(gespeichert, plz, geoeffnet);
  return geoeffnet.antworten;
}

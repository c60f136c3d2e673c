import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import type { Konfigurator } from '#machines/antrag/fragen/konfigurator.ts';
import { zahlweisen } from '#machines/antrag/fragen/tarif.ts';
import type { Fragefeld, Frageseite, Sperren } from '#machines/formular/frage.ts';
import { gesperrteZahlweisen, type Tarifstand, tarifseite } from '../tarif/tarifseite.ts';
import { hinderungBei, mehrpreise, preisVon, statt } from './preise.ts';
import { t } from './texte.ts';

/** What is chosen at an offer, each with what it costs before it is touched (`domain/verkauf.md §2`). */
export function angebotsseite(
  { tarif, konfigurator }: { tarif: Parameters<typeof tarifseite>[0]; konfigurator: Konfigurator },
  stand: Tarifstand,
): Frageseite {
  const { antwort } = stand;
  const felder = tarifseite(tarif, stand).felder;
  const eigene = konfigurator.felder.map((feld) => mitPreisen(feld, konfigurator, antwort));
  return {
    titel: t('angebotTitel'),
    felder: [
      ...felder.filter(istTarif),
      ...eigene,
      ...felder.filter((feld) => !istTarif(feld)).map((feld) => kurz(feld, antwort)),
    ] as Frageseite['felder'],
  };
}

function istTarif(feld: Fragefeld): boolean {
  return feld.art !== 'adresse' && feld.name === 'variante';
}

/** What the price rules out, and what the product knows beside it; whatever is chosen can be taken back. */
export function gesperrt(
  konfigurator: Konfigurator,
  antwort: Tarifantwort | null,
  eigene: Sperren,
): Sperren {
  const jeFeld = konfigurator.felder.flatMap((feld) => {
    if (feld.art !== 'mehrfach' && feld.art !== 'karten') return [];
    const preisfeld = konfigurator.preisfelder[feld.name] ?? feld.name;
    const gruende = feld.optionen.flatMap(({ wert }) => {
      const grund = hinderungBei(antwort, preisfeld, wert);
      return grund === undefined ? [] : [[String(wert), grund] as const];
    });
    return [[feld.name, { ...Object.fromEntries(gruende), ...eigene[feld.name] }] as const];
  });
  return { ...gesperrteZahlweisen(antwort), ...eigene, ...Object.fromEntries(jeFeld) };
}

function mitPreisen(
  feld: Konfigurator['felder'][number],
  { preisfelder }: Konfigurator,
  antwort: Tarifantwort | null,
) {
  if (feld.art !== 'mehrfach' && feld.art !== 'radio' && feld.art !== 'karten') return feld;
  const name = preisfelder[feld.name] ?? feld.name;
  if (feld.art === 'karten') return { ...feld, optionen: mehrpreise(antwort, name, feld.optionen) };
  const preis = feld.art === 'mehrfach' ? preisVon : statt;
  return {
    ...feld,
    optionen: feld.optionen.map((wahl) => {
      const zusatz = preis(antwort, name, wahl.wert);
      return zusatz === undefined ? wahl : { ...wahl, zusatz };
    }),
  };
}

/** Side by side there is room for a word each. */
function kurz(feld: Fragefeld, antwort: Tarifantwort | null): Fragefeld {
  if (feld.art === 'adresse') return feld;
  if (feld.name === 'sb' && feld.art === 'radio') {
    return {
      ...feld,
      optionen: feld.optionen.map((wahl) => {
        const folge = statt(antwort, 'sb', wahl.wert);
        return folge === undefined ? wahl : { ...wahl, folge };
      }),
    };
  }
  // How it is paid; the tariffs themselves stand before.
  if (feld.art !== 'karten') return feld;
  const imJahr = antwort?.beitrag?.jahresVersicherungsPraemie;
  return {
    ...feld,
    art: 'radio',
    label: t('sieZahlenPro'),
    ...(imJahr !== undefined && {
      hinweis: t('imJahrInsgesamt', { betrag: formatBetrag(imJahr) }),
    }),
    optionen: zahlweisen.toReversed().map(({ wert }) => ({ wert, label: t(`pro${wert}`) })),
  };
}

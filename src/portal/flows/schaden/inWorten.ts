import type { Schadenart, Schadenfrage, Schadensparte } from '#contract/schaeden/sparte.ts';
import { texte } from '../../texte.ts';

/** What can be reported, with its words read as every other text is: in the brand's spelling, or as keys. */
export function inWorten(bereich: string, sparte: Schadensparte): Schadensparte {
  const { arten, meldung } = sparte;
  const fragen = meldung?.fragen ?? {};
  const t = texte(bereich, {
    ...Object.fromEntries(mit('beispiel', meldung?.beispiel)),
    ...Object.fromEntries(Object.entries(arten).flatMap(([art, daten]) => worteDerArt(art, daten))),
    ...Object.fromEntries(
      Object.entries(fragen).flatMap(([name, frage]) => worteDerFrage(name, frage)),
    ),
  });
  const artInWorten = (art: string, daten: Schadenart): Schadenart => ({
    ...daten,
    label: t(art),
    ...(daten.zeile === undefined ? {} : { zeile: t(`${art}-zeile`) }),
    ...(daten.satz === undefined ? {} : { satz: t(`${art}-satz`) }),
  });
  const antwortInWorten = (antwort: string, { satz }: Schadenfrage['antworten'][string]) => ({
    label: t(antwort),
    ...(satz === undefined ? {} : { satz: t(`${antwort}-satz`) }),
  });
  return {
    ...sparte,
    arten: je(arten, artInWorten),
    ...(meldung && {
      meldung: {
        ...meldung,
        ...(meldung.beispiel !== undefined && { beispiel: t('beispiel') }),
        fragen: je(fragen, (name, frage) => ({
          label: t(name),
          antworten: je(frage.antworten, antwortInWorten),
        })),
      },
    }),
  };
}

function worteDerArt(art: string, { label, zeile, satz }: Schadenart): [string, string][] {
  return [[art, label], ...mit(`${art}-zeile`, zeile), ...mit(`${art}-satz`, satz)];
}

function worteDerFrage(name: string, { label, antworten }: Schadenfrage): [string, string][] {
  const gegebene = Object.entries(antworten);
  return [
    [name, label],
    ...gegebene.map(([antwort, gegeben]): [string, string] => [antwort, gegeben.label]),
    ...gegebene.flatMap(([antwort, { satz }]) => mit(`${antwort}-satz`, satz)),
  ];
}

/** A text under its name, where there is one. */
export function mit(name: string, text: string | undefined): [string, string][] {
  return text === undefined ? [] : [[name, text]];
}

function je<Wert, Neu>(
  alle: Readonly<Record<string, Wert>>,
  wird: (name: string, wert: Wert) => Neu,
): Readonly<Record<string, Neu>> {
  return Object.fromEntries(Object.entries(alle).map(([name, wert]) => [name, wird(name, wert)]));
}

import './zod.ts';
import { renderToString } from 'react-dom/server';
import type { BrandKey } from '#brands/brand.ts';
import { ladeMarke } from '#brands/registry.ts';
import { allDrawings } from '#widgets/product-picture/allDrawings.ts';
import { keepDrawings } from '#widgets/product-picture/ProductPicture.tsx';
import { colourProperties } from '#widgets/theme/colourProperties.ts';
import { poolLesen } from '#contract/endpoints/portale.ts';
import { App } from './App.tsx';
import { pathOf } from './client/client.ts';
import { createPorts } from './createPorts.ts';
import { ladeDahinter } from './dahinter.ts';
import { dateiVon, vorgerenderteSeiten } from './prerendered.ts';
import { seiteVon, streckeVon } from './routes.tsx';
import { Ortung } from './ort.tsx';
import { vorbereiteteSeiten } from './vorbereitet.ts';

export { brandKeys } from '#brands/registry.ts';

// A page has its drawings from the start, and its scripts bring none.
keepDrawings(allDrawings);

/** A document for somebody signed in, as the build writes it. */
export interface Vorbereitet {
  datei: string;
  teile: readonly string[];
  /** What stands at `<html>` for `hydration/ahead.ts`. */
  fragt: { pool: string; address: string; reads: string };
}

/** The documents of `vorbereitet.ts`, alike for every brand. */
export const vorbereitete: readonly Vorbereitet[] = vorbereiteteSeiten.map(
  ({ datei, teile, pfad, liest }) => ({
    datei,
    teile,
    fragt: {
      pool: pathOf(poolLesen).replace('{portal}', 'benutzer'),
      address: pfad,
      reads: pathOf(liest),
    },
  }),
);

/** One page of one brand as it stands before anything is known about who looks at it. */
export interface Vorgerendert {
  datei: string;
  marke: BrandKey;
  modul: string;
  titel: string;
  lang: string;
  favicon: string;
  /** Colour of the browser's bar. */
  leiste: { light: string; dark: string };
  /** The brand's colours as a style sheet. */
  farben: string;
  markup: string;
}

/** Draws every page that a brand has; evaluated anew for each brand, because texts are spelled as the module loads. */
export async function vorrendern(key: BrandKey): Promise<Vorgerendert[]> {
  const marke = await ladeMarke(key);
  const ports = { kunden: createPorts('benutzer'), vermittler: createPorts('vermittler') };
  await ladeDahinter();
  const seiten = vorgerenderteSeiten.filter(({ marken }) => marken?.includes(key) ?? true);
  return Promise.all(
    seiten.map(async ({ pfad, modul }) => {
      await seiteVon(pfad).laden?.();
      const markup = renderToString(
        <Ortung fest={pfad.replace(/\*$/, '')}>
          <App marke={marke} ports={ports} />
        </Ortung>,
      );
      if (markup.includes('<!--$!-->'))
        throw new Error(`${pfad} waits for something it cannot get.`);
      const titel = /<h1[^>]*>([^<]+)</.exec(markup)?.[1];
      if (titel === undefined) throw new Error(`${pfad} was drawn without its heading.`);
      return {
        datei: dateiVon(pfad, key),
        marke: key,
        modul,
        titel: [titel, streckeVon(pfad), marke.name].filter(Boolean).join(' – '),
        lang: marke.spelling === 'de-CH' ? 'de-CH' : 'de',
        favicon: marke.favicon,
        leiste: { light: marke.colours.light.background, dark: marke.colours.dark.background },
        farben: `:root{${colourProperties(marke)
          .map(([name, value]) => `${name}:${value}`)
          .join(';')}}`,
        markup,
      };
    }),
  );
}

import { join } from 'node:path';
import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import { ladeMarke } from '#brands/registry.ts';
import { schreibung } from '#brands/schreibung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Dokumentmarke } from '#server/documents/marke.ts';
import { rechtstexteAus } from '#server/documents/rechtstexte/rechtstexte.ts';

const geladene = {
  andsafe: await ladeMarke('andsafe'),
  hfk: await ladeMarke('hfk'),
  's-direkt': await ladeMarke('s-direkt'),
  protect: await ladeMarke('protect'),
  'protect-ch': await ladeMarke('protect-ch'),
} as const;

/** The brands as documents and mails of the server name them, with the legal texts of a folder before those of the project. */
export function markenMit(root: string, ordner: string | null) {
  const unsere = join(root, 'src/server/documents/rechtstexte');
  const texte = rechtstexteAus(ordner === null ? [unsere] : [ordner, unsere]);
  const mitTexten = <K extends MarkenSchluessel>(marke: K) => ({
    ...geladene[marke],
    complaints: beschwerdestellenVon(marke),
    rechtstexte: texte[marke],
    schreibe: schreibung(geladene[marke].spelling),
  });
  return {
    andsafe: mitTexten('andsafe'),
    hfk: mitTexten('hfk'),
    's-direkt': mitTexten('s-direkt'),
    protect: mitTexten('protect'),
    'protect-ch': mitTexten('protect-ch'),
  } as const satisfies Record<MarkenSchluessel, Dokumentmarke>;
}

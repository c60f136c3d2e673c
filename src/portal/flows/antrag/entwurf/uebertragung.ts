import * as z from 'zod/mini';
import {
  entwurfAendern,
  entwurfAnlegen,
  entwurfLoeschen,
  entwurfOeffnen,
} from '#contract/endpoints/entwurf.ts';
import type { Client } from '../../../client/client.ts';
import type { Entwurfsinhalt } from './inhalt.ts';

/** Where a new draft can be opened, and by what. */
export interface Wohin {
  /** What the link asks for. */
  plz: string | null;
  /** Where the link goes; null sends none. */
  email: string | null;
}

interface Fassung {
  id: string;
  version: number;
  plz: string | null;
}

/** The calls around a draft; they come with the first save or link. */
export function uebertragung(client: Client) {
  /** A repeat of a save nobody answered is no second draft. */
  let versuch = { text: '', key: '' };
  return {
    anlegen: (inhalt: Entwurfsinhalt, { plz, email }: Wohin) => {
      const body = z.parse(entwurfAnlegen.body, { ...inhalt, plz, email });
      const text = JSON.stringify(body);
      if (versuch.text !== text) versuch = { text, key: crypto.randomUUID() };
      return client.call(entwurfAnlegen, { body, idempotencyKey: versuch.key, unique: false });
    },
    aendern: (inhalt: Entwurfsinhalt, { id, version, plz }: Fassung, neuePlz: string | null) => {
      const { produkt: _produkt, marke: _marke, vermittlerNummer: _verkauf, ...rest } = inhalt;
      const body = z.parse(entwurfAendern.body, { ...rest, version, plz: plz ?? neuePlz });
      return client.call(entwurfAendern, { params: { id }, body, unique: false });
    },
    lesen: (id: string, plz: string | null) =>
      client.call(entwurfOeffnen, { params: { id }, body: { plz }, unique: false }),
    loeschen: ({ id, plz }: Fassung) =>
      client.call(entwurfLoeschen, { params: { id }, body: { plz }, unique: false }),
  };
}

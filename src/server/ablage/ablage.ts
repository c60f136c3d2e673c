import type { FastifyInstance } from 'fastify';
import type { Uploadziel } from '#contract/entities/upload.ts';

/** A file that may be downloaded. */
export interface Ausgabe {
  schluessel: string;
  name: string;
  typ: string;
}

/**
 * Keeps bytes outside the database, under keys of our own making (`eingang/…` until they were looked into). Every
 * address it hands out counts until a moment and for one thing. Rejects when the store does not answer.
 */
export interface Ablage {
  /** Where whoever holds the address puts exactly so many bytes, once. */
  annahme: (objekt: Erwartet, bis: Date) => Promise<Uploadziel>;
  /** Where whoever holds the address downloads them; never shown as a page. */
  ausgabe: (datei: Ausgabe, bis: Date) => Promise<string>;
  /** Null when nothing is there, or more than that. */
  lesen: (schluessel: string, hoechstens: number) => Promise<Buffer | null>;
  schreiben: (schluessel: string, bytes: Buffer, typ: string) => Promise<void>;
  /** Nothing there is fine. */
  loeschen: (schluessel: string) => Promise<void>;
  /** Deletes what came in; its address takes nothing in its place. */
  eingangVerbrauchen: (schluessel: string) => Promise<void>;
  /** Deletes what came in before that moment and was never looked into. */
  eingangLeeren: (vor: Date) => Promise<void>;
  /** Origin a page has to reach for it; null when that is its own. */
  herkunft: string | null;
  /** Serves the addresses it hands out, where no other server does. */
  routen?: (api: FastifyInstance) => void;
}

export interface Erwartet {
  schluessel: string;
  typ: string;
  /** Bytes. */
  groesse: number;
}

/** Header of a download: the name in full, and in plain letters for old clients (RFC 6266). */
export function alsAnhang(name: string): string {
  const schlicht = name.replaceAll(/[^\w .-]/g, '_');
  const voll = encodeURIComponent(name).replaceAll(/['()*]/g, prozent);
  return `attachment; filename="${schlicht}"; filename*=UTF-8''${voll}`;
}

/** What `encodeURIComponent` leaves and RFC 3986 does not. */
export function prozent(zeichen: string): string {
  return `%${zeichen.charCodeAt(0).toString(16).toUpperCase()}`;
}

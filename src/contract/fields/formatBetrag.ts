import { beiBedarf } from '../beiBedarf.ts';

const euroUndCent = beiBedarf(
  () =>
    new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Nothing is never minus nothing.
      signDisplay: 'negative',
    }),
);
const millionen = beiBedarf(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }));
const eineMillion = 100_000_000;

/** Cents as a person reads them: `1.234,50 EUR`, from one million on `1,5 Mio. EUR` (`specification §9`). */
export function formatBetrag(cent: number): string {
  return Math.abs(cent) >= eineMillion
    ? `${millionen().format(cent / eineMillion)}\u00A0Mio.\u00A0EUR`
    : `${euroUndCent().format(cent / 100)}\u00A0EUR`;
}

/** Cents of a sum that is chosen in whole euros: `52.000 EUR`. It stands in sentences of first pages, which wait for no `Intl`. */
export function ganzeEuro(cent: number): string {
  if (cent % 100 !== 0 || Math.abs(cent) >= eineMillion)
    return formatBetrag(cent).replace(',00', '');
  return `${String(cent / 100).replace(/\B(?=(?:\d{3})+$)/g, '.')}\u00A0EUR`;
}

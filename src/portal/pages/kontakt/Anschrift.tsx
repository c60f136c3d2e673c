import type { Brand } from '#brands/brand.ts';

type Props = Brand['insurer']['address'] & { name?: string; zusatz?: string };

/** A postal address as it stands on an envelope. */
export function Anschrift({ name, zusatz, street, postcode, city, country }: Props) {
  const zeilen = [name, zusatz, street, `${postcode} ${city}`, country];
  return zeilen
    .filter((zeile) => zeile !== undefined)
    .map((zeile) => (
      <span key={zeile}>
        {zeile}
        <br />
      </span>
    ));
}

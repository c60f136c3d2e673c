import type { Beschwerdestellen } from '#brands/beschwerdestellen.ts';
import { Anschrift } from './Anschrift.tsx';

type Beschwerdestelle = Beschwerdestellen['ombudsman'];

export interface StelleProps {
  stelle: Pick<Beschwerdestelle, 'name' | 'address'> &
    Partial<Pick<Beschwerdestelle, 'phone' | 'email' | 'website'>> & { zusatz?: string };
}

/** A place outside the house, with every way to reach it. */
export function Stelle({ stelle: { phone, email, website, address, ...name } }: StelleProps) {
  return (
    <>
      <Anschrift {...name} {...address} />
      {phone && (
        <>
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
          <br />
        </>
      )}
      {email !== undefined && (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          <br />
        </>
      )}
      {website !== undefined && (
        <a href={`https://${website}`} rel="noreferrer">
          {website}
        </a>
      )}
    </>
  );
}

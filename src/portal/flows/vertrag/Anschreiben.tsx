import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { brief } from '../../pages/rechtliches/brief.ts';
import { Schreibknopf } from '../konto/nachricht/Schreibknopf.tsx';
import { useImAuftrag } from './wege.ts';

interface Props {
  /** The contract it is about. */
  versicherungsNummer: string;
  /** Of the mail a broker sends. */
  betreff: string;
  /** What a person needs to answer it. */
  text: string;
  /** On the button. */
  children: string;
}

/** A letter about a contract that is begun: a customer goes on with it in the portal, a broker in a mail. */
export function Anschreiben({ versicherungsNummer, betreff, text, children }: Props) {
  const { email } = useBrand().contact;
  return useImAuftrag() ? (
    <ButtonLink variant="secondary" href={brief(email, { subject: betreff, body: text })}>
      {children}
    </ButtonLink>
  ) : (
    <Schreibknopf thema={{ anliegen: 'VERTRAG', versicherungsNummer }} text={text}>
      {children}
    </Schreibknopf>
  );
}

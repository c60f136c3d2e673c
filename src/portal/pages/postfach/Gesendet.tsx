import { Postfach } from './Postfach.tsx';

export default function Gesendet() {
  return <Postfach ordner="gesendet" />;
}

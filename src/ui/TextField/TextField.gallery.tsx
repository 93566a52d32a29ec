import { FormField, FormRows } from '../Form/Form.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextField } from './TextField.tsx';

export const gallery: ComponentGallery = {
  name: 'TextField',
  purpose: 'A line of text, with its label above and what is wrong below.',
  states: {
    states: () => (
      <FormRows>
        <FormField width="half">
          <TextField label="Oletus" />
        </FormField>
        <FormField width="half">
          <TextField label="Täytetty" defaultValue="Hämeenpuisto 14" />
        </FormField>
        <FormField width="half">
          <TextField label="Tarkistettu" defaultValue="33200" confirmation="Tampere" />
        </FormField>
        <FormField width="half">
          <TextField label="Virhe" defaultValue="3320" error="Postinumerossa on viisi numeroa." />
        </FormField>
        <FormField width="half">
          <TextField label="Vihjeen kanssa" hint="Alkaa kirjaimella Y tai H." />
        </FormField>
        <FormField width="half">
          <TextField label="Yksikkö" unit="kWh" inputMode="numeric" defaultValue="5635" />
        </FormField>
        <FormField width="half">
          <TextField label="Ei käytössä" defaultValue="Mäkelä" disabled />
        </FormField>
        <FormField width="half">
          <TextField label="Vain luku" defaultValue="Mäkelä" readOnly />
        </FormField>
      </FormRows>
    ),
    'changed and wrong': () => (
      <TextField
        label="Sähköposti"
        type="email"
        autoComplete="email"
        defaultValue="aino.makela.esimerkki.fi"
        error="Osoitteesta puuttuu @-merkki. Osoitteen pitää olla muotoa nimi@esimerkki.fi."
        saved="Nyt tallessa: aino.makela@esimerkki.fi"
      />
    ),
    'found out': () => (
      <TextField
        label="Uusi osoite"
        hint="Kirjoita katu, numero, rappu ja asunto."
        defaultValue="Hämeenpuisto 14 C 27, 33200 Tampere"
        confirmation="Käyttöpaikka löytyi: Y7012345, mittaus 15 minuutin välein."
      />
    ),
    'long words': () => (
      <TextField
        label="Sähkönsiirtoverkonhaltijan käyttöpaikkatunnustarkenne"
        mark="(vapaaehtoinen)"
        hint="Sähköntoimitussopimuksenirtisanomisvahvistuksesta löytyvä tunnus."
        error="Käyttöpaikkatunnustarkenteentarkistusnumero ei täsmää."
      />
    ),
  },
};

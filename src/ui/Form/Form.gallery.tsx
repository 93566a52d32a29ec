import { ArrowLeft, ArrowRight } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormField, FormRows } from './Form.tsx';

export const gallery: ComponentGallery = {
  name: 'Form',
  purpose: 'The parts of a form below one another, its fields as wide as what goes into them, and its foot.',
  states: {
    'a step': () => (
      <Form>
        <FieldGroup label="Osoite" legendAs="heading">
          <FormRows>
            <FormField width="long">
              <TextField label="Katuosoite" defaultValue="Hämeenpuisto" />
            </FormField>
            <FormField width="short">
              <TextField label="Talon numero" error="Talon numero puuttuu." />
            </FormField>
            <FormField width="half">
              <TextField label="Rappu" mark="(vapaaehtoinen)" defaultValue="C" />
            </FormField>
            <FormField width="half">
              <TextField label="Asunto" mark="(vapaaehtoinen)" defaultValue="27" />
            </FormField>
            <FormField>
              <TextField label="Sähköposti" type="email" />
            </FormField>
          </FormRows>
        </FieldGroup>
        <FormActions
          back={
            <Button variant="secondary" icon={ArrowLeft}>
              Omat tiedot
            </Button>
          }
        >
          <Button type="submit" iconAfter={ArrowRight}>
            Jatka suostumuksiin
          </Button>
        </FormActions>
      </Form>
    ),
    'the first step': () => (
      <Form>
        <FormActions>
          <Button type="submit">Seuraava</Button>
        </FormActions>
      </Form>
    ),
  },
};

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

type QuestionListProps = {
  readonly title: string;
  readonly questions: readonly string[];
  readonly onChoose: (question: string) => void;
};

/** Questions to press. Arrow keys walk them, as they walk the items of the report. */
export const QuestionList = ({ title, questions, onChoose }: QuestionListProps) =>
  questions.length === 0 ? null : (
    <section>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <List>
        {questions.map((question) => (
          <li key={question}>
            <Button size="small" variant="outlined" data-item onClick={() => onChoose(question)}>
              {question}
            </Button>
          </li>
        ))}
      </List>
    </section>
  );

const List = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { textAlign: 'left', overflowWrap: 'anywhere', fontWeight: 500 },
});

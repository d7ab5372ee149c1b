import { formatDay } from '@keyclause/domain';
import { articleList } from '../articles/article-list.ts';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta = () =>
  pageMeta('Blog', 'Articles on reading leases: red flags, common clauses, the first minute, and the first day.');

const Blog = () => (
  <>
    <PageHead title="Blog">On reading leases, for people who would rather not have to.</PageHead>
    <section className="wide" aria-label="Articles">
      <ul className="articles">
        {articleList.map(({ slug, title, description, publishedOn }) => (
          <li key={slug}>
            <h2>
              <a href={`/blog/${slug}`}>{title}</a>
            </h2>
            <p>{description}</p>
            <p className="small">
              <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  </>
);

export default Blog;

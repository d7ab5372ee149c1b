import type { Article } from './article-list.ts';

export const ArticleCards = ({ articles }: { readonly articles: readonly Article[] }) => (
  <ul className="cards">
    {articles.map(({ slug, title, description }) => (
      <li className="card" key={slug}>
        <h3>
          <a href={`/blog/${slug}`}>{title}</a>
        </h3>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);

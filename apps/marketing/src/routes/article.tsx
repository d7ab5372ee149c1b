import { brand, formatDay } from '@keyclause/domain';
import { useParams } from 'react-router';
import { ArticleCards } from '../articles/article-cards.tsx';
import { articleList } from '../articles/article-list.ts';
import { articleTexts } from '../articles/article-texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { pageMeta } from '../layout/page-meta.ts';

const articleOf = (slug: string | undefined) => {
  const article = articleList.find((one) => one.slug === slug);
  const Text = articleTexts[slug ?? ''];
  if (!article || !Text) throw new Error(`There is no article ${slug}`);
  return { article, Text };
};

export const meta = ({ params }: { params: { slug?: string } }) => {
  const { title, description, publishedOn } = articleOf(params.slug).article;
  return [
    ...pageMeta(title, description),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: publishedOn },
  ];
};

const ArticlePage = () => {
  const { article, Text } = articleOf(useParams().slug);
  const others = articleList.filter(({ slug }) => slug !== article.slug).slice(0, 3);
  return (
    <article>
      <PageHead title={article.title}>{article.description}</PageHead>
      <section className="wide">
        <div className="article reading-text">
          <p className="small">
            <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>. General information, not legal
            advice.
          </p>
          <Text />
        </div>
      </section>
      <section className="wide" aria-labelledby="more">
        <h2 id="more">Read on</h2>
        <ArticleCards articles={others} />
        <p className="actions">
          <a className="button" href="/analysis">
            Read a lease with {brand.name}
          </a>
        </p>
      </section>
    </article>
  );
};

export default ArticlePage;

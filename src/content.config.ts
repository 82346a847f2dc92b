import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** An entry's id is its path, so no two entries can share one: `en/santa-timea/example-1`. */
const generateId = ({ entry }: { entry: string }): string => entry.replace(/\.mdx$/, '');

/** `<language>/<game>/<lesson>` */
const lessons = defineCollection({
  loader: glob({ base: './content', pattern: '*/*/*.mdx', generateId }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    rule: z.string().min(1).optional(),
    /** The course is read from its first lesson to its last; the examples stand for themselves. */
    series: z.enum(['course', 'examples']),
    order: z.int().positive(),
    clauses: z.array(z.string().min(1)).min(1),
  }),
});

/** `<language>/<game>/rules/<topic>` */
const rules = defineCollection({
  loader: glob({ base: './content', pattern: '*/*/rules/*.mdx', generateId }),
  schema: z.strictObject({
    title: z.string().min(1),
    order: z.int().positive(),
  }),
});

/** `<language>/<page>` */
const pages = defineCollection({
  loader: glob({ base: './content', pattern: '*/*.mdx', generateId }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
  }),
});

export const collections = { lessons, pages, rules };

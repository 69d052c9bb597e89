export default function ProductPage({ slug }: { slug: string }) {
  return slug
}

FROM node:24-bookworm-slim AS base
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json ./
COPY scripts/postinstall.mjs scripts/
COPY prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY vite.config.ts vite.admin.config.ts ./
COPY content content
COPY contract contract
COPY client client
COPY server/platform server/platform
COPY scripts/build.ts scripts/
RUN npm run build

FROM base AS dependencies
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=optional --ignore-scripts
# Node is the image's own, and the Prisma client was generated in the build stage.
RUN npm uninstall --no-save --omit=dev --omit=optional --ignore-scripts prisma node
# Documents are set in two weights of each font: the others are 112 MB.
RUN find node_modules/@embedpdf/fonts-*/fonts -type f ! -name '*-Regular.?tf' ! -name '*-Bold.?tf' -delete \
  && find node_modules/@fontsource/noto-sans-thai/files -type f ! -name '*-thai-thai-[47]00-normal.woff' -delete

FROM base
# glibc keeps an arena of memory for each thread otherwise.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
# With Argon2's binary for this machine, which is an optional package of its own.
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
# And sharp's.
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/prisma/generated prisma/generated
COPY --from=build /app/dist/client dist/client
COPY prisma/migrations prisma/migrations
COPY content content
COPY contract contract
COPY server server
# A new volume takes over its owner.
RUN install -d -o node -g node -m 700 /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]

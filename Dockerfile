# syntax=docker/dockerfile:1
# docker build -t gatehouse .

FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run package -- /gatehouse

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /gatehouse
# Owned by root, so that the server can't change its own code.
COPY --from=build /gatehouse /gatehouse
# The image's user `node`, by number: Kubernetes checks `runAsNonRoot` without knowing names.
USER 1000:1000
EXPOSE 3001 3002
# Writes nothing: runs with a read-only root (`docker run --read-only`).
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3001) + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]

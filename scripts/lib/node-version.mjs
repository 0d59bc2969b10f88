// Imported first by what people run: an old Node gets a sentence instead of a stack trace.
const REQUIRED = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < REQUIRED) {
  console.error(`This project needs Node.js ${REQUIRED} or newer; this is ${process.version}.`);
  process.exit(1);
}

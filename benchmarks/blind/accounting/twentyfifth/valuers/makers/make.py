import json,sys
from common import *
import tb,ar,um
for g in (tb.tb_rv,tb.tb_senior,tb.tb_medical,ar.ar_marina,ar.ar_affordable,ar.ar_industrial,um.um_lihtc,um.um_storage,um.um_student): g()
json.dump(INDEX,open(f'{ROOT}/index.json','w'),indent=1)

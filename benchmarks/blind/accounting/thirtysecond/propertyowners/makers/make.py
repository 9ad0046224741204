import json, os
from common import ROOT
import tb_office_fwd,tb_industrial_qb,tb_retail_auditor,ar_retail_mri,ar_portfolio_intacct,ar_office_months,um_mixeduse_om,um_flex_bays,um_storage
idx=[m.build() for m in (tb_office_fwd,tb_industrial_qb,tb_retail_auditor,ar_retail_mri,ar_portfolio_intacct,ar_office_months,um_mixeduse_om,um_flex_bays,um_storage)]
json.dump(idx,open(os.path.join(ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)

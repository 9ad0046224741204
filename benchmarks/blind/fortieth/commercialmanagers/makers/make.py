# regenerates all 14 documents from their seeds
import sys; sys.path.insert(0,'./makers')
import a1,a2,a3,a4
for m,fs in ((a1,('yardi_tenancy','mri','skyline','timberline')),(a2,('appfolio','argus','exhibit')),(a3,('leasing','yardix','vts','assetmgr')),(a4,('accountant','mixed','parking'))):
    for f in fs: getattr(m,f)()

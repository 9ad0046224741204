from common import *
import glob,pdfplumber,subprocess
for p in sorted(glob.glob(R+'/truth/*.json')):
    t=json.load(open(p));f=os.path.basename(p)[:-5];r=t['rows']
    sm=lambda k:round(sum(x.get(k) or 0 for x in r),2)
    print(f,len(r),t['units'],t['occupied'],t['vacant'],'area',sm('area'),'cr',sm('contractRent'),'ar',sm('annualRent'),'dep',sm('deposit'),'ch',round(sum(c['amount'] for x in r for c in x.get('charges',[])),2))
    if f.endswith('pdf'):
        tx='\n'.join(g.extract_text() for g in pdfplumber.open(D+f).pages);fl=''.join(tx.split())
        miss=[v for x in r for v in(x['unit'],x.get('tenantName')) if v and ''.join(v.split()) not in fl]
        print('  missing:',miss,'|',[l for l in tx.split('\n') if 'otal' in l.lower()][-4:])

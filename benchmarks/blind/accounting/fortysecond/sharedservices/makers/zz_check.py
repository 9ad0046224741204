import json,glob,os,subprocess,re; from common import *
ADD={'TB':None,'AR':None,'UM':['units','occupied','vacant','total_sf','market_total','actual_total','other:Unrentable']}
for f in sorted(glob.glob(TRU+'/*.json')):
    t=json.load(open(f)); n=t['name']; doc=glob.glob(glob.escape(DOC+'/'+n)+'.*'); assert len(doc)==1
    keys=[k for k in t['money'] if not ADD[t['kind']] or k in ADD[t['kind']]]; rows=t['rows']; bad=[]
    for tt in t['totals']:
        ks=[k for k in keys if k in tt]; ok=False
        for i in range(len(rows)):
            s={k:0 for k in keys}
            for j in range(i,len(rows)):
                for k in keys: s[k]+=rows[j].get(k,0)
                if all(abs(s[k]-tt.get(k,0))<.006 for k in keys): ok=True;break
            if ok: break
        if not ok: bad.append(tt['label'])
    xf=[]
    for r in rows:
        if t['kind']=='AR':
            s=sum(r.get(k,0) for k in t['money'] if k not in('total','deposit'))
            if abs(s-r['total'])>.006: xf.append(r)
        if 'activity' in r and abs(r['beginning']+r['activity']-r['ending'])>.006: xf.append(r)
        if 'open_dr' in t['money']:
            if abs(r.get('open_dr',0)-r.get('open_cr',0)+r.get('debit',0)-r.get('credit',0)-r.get('close_dr',0)+r.get('close_cr',0))>.006: xf.append(r)
    miss=0
    if doc[0].endswith('.pdf'):
        tx=subprocess.run(['pdftotext','-layout',doc[0],'-'],capture_output=True,text=True).stdout
        for r in rows+t['totals']:
            for k in t['money']:
                if k in r:
                    v=abs(r[k])
                    if not any(s in tx for s in(f'{v:,.2f}',f'{v:,.0f}',f'{v:.1f}')): miss+=1
    print(n,t['kind'],len(rows),'bad totals:',bad,'crossfoot:',xf,'missing text',miss,'| planted',t['planted'])

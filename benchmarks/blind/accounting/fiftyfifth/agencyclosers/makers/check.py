import json,glob,os,subprocess,re,collections
from common import B
import openpyxl
ix=json.load(open(B+'/index.json'));print(len(ix),sorted(os.listdir(B+'/documents'))==[e['file'] for e in ix])
ADD={'TB':None,'AR':None,'UM':['units','occupied','vacant','total_sf','actual_total','other:Annual In-Place','other:Annual Rent']}
SIGNED={}
for e in ix:
    n=e['file'];t=json.load(open(f'{B}/truth/{n.rsplit(".",1)[0]}.json'));p=f'{B}/documents/{n}'
    K=ADD[t['kind']] or t['money'];bad=[]
    for r in t['rows']:
        if not(r.get('name') or r.get('account') or r.get('type') or r.get('unit')): bad.append(r)
    last=[x for x in t['totals'] if not re.match('Net \(|Subtotal',x['label'])][-1]
    for k in K:
        s=round(sum(r.get(k) or 0 for r in t['rows']),2)
        g=last.get(k)
        if e['file'].startswith('Lark'):
            g=sum(x[k] for x in t['totals'] if k in x)if any(k in x for x in t['totals']) else None
        if s!=round(g or 0,2) and not(g is None): bad.append((k,s,g))
    # subtotals add to grand
    subs=[x for x in t['totals'] if x is not last and not x['label'].startswith('Net (')]
    if subs and not n.startswith('Lark') and not n.startswith('Pel'):
        for k in K:
            s=round(sum(x.get(k) or 0 for x in subs),2)
            if s!=round(last.get(k) or 0,2): bad.append(('subs',k,s,last.get(k)))
    # rows across
    for r in t['rows']:
        if t['kind']=='AR':
            b=[k for k in t['money'] if k.startswith('b') or k=='prepaid']
            if n.startswith('River'): b=['other:Total Tenant Due','other:HAP Receivable','prepaid']
            if abs(sum(r.get(k) or 0 for k in b)-r['total'])>.005: bad.append(('across',r))
        if 'open_dr' in t['money']:
            q=lambda k:r.get(k) or 0
            if abs(q('open_dr')-q('open_cr')+q('debit')-q('credit')-q('close_dr')+q('close_cr'))>.005: bad.append(('across',r))
        if 'ending' in t['money']:
            if abs(r['other:Unadjusted 12/31/2024']+r.get('other:Adjustments Debit',0)-r.get('other:Adjustments Credit',0)-r['ending'])>.005: bad.append(r)
    # texts on page
    if n.endswith('.pdf'):
        txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        if n.endswith('.xls'):
            subprocess.run(['soffice',f'-env:UserInstallation=file://{B}/.lo','--headless','--convert-to','xlsx','--outdir',B+'/render',p],capture_output=True);p=B+'/render/'+n+'x'
        wb=openpyxl.load_workbook(p,data_only=True);txt='\n'.join(f'{c:.6f} {c*100:.1f}'+' ' +f'{c:,.2f}' if isinstance(c,(int,float)) else str(c) for w in wb for row in w.iter_rows(values_only=True) for c in row if c is not None)
    flat=re.sub(r'\s+',' ',txt);cnt=collections.Counter()
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': v='/'.join([v[5:7],v[8:],v[:4]])
                if v not in flat: bad.append(('text',k,v))
            else:
                fm=[f'{abs(v):,.2f}',f'{abs(v):,.0f}',f'{abs(v):.1f}']
                if not any(x in flat for x in fm): bad.append(('num',k,v))
    print(n,t['kind'],len(t['rows']),len(t['totals']),'planted' if t['planted'] else '','BAD' if bad else 'ok',bad[:8])

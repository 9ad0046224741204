import random; from common import *
from reportlab.pdfgen import canvas
R=random.Random(4303); N='meridian_tower_lse_by_floor.pdf'
asof=D(2025,12,1)
PL={'S1':(498,2240),'A2':(671,2795),'A4':(742,3010),'B1':(1038,3980),'B3':(1164,4325),'PH':(1890,7950)}
stack=['S1','A2','A4','B1','A2','A4','S1','B3','B1','A2']
nm=iter(names(R,300)); rows=[]
for fl in [f for f in range(4,31) if f!=13]:
    for k in range(4 if fl>28 else 10):
        p='PH' if fl>28 else stack[k]; sf,mk=PL[p]; mk=mk+12*(fl-4)
        x=R.random(); st='CURR' if x<.905 else 'NTCE' if x<.945 else 'VACT' if x<.993 else 'MODL'
        if (fl,k)==(5,3): st='MODL'
        r=dict(fl=fl,u=f'{fl:02d}{"ABCDEFGHJK"[k]}',p=p,sf=sf,mk=mk,st=st)
        if st in('CURR','NTCE'):
            le=D(2026,R.randint(1,12),1)-TD(1) if st=='CURR' else D(2026,R.choice([1,2]),1)-TD(1)
            mtm=R.random()<.03
            f=D(le.year-1 if R.random()<.8 else le.year-2,le.month,1) ; f=le-TD(364) if R.random()<.2 else f
            nmv=next(nm).upper() if R.random()>.03 else 'OAKHURST CORPORATE STAYS'
            r.update(n=nmv,f=f,t='MTM' if mtm else le,rent=float(int(mk*R.uniform(.91,1.015))),pk=R.choice([0,0,0,275.,275.,550.]),sg=R.choice([0,0,0,0,65.,95.]),cc=0.0-float(R.choice([0]*12+[100,150,250])),dep=float(R.choice([0,500,500,1000,mk//2])))
            r['tot']=r['rent']+r['pk']+r['sg']+r['cc']
        rows.append(r)
W,H=792,612; c=canvas.Canvas(doc(N),pagesize=(W,H)); FS=9.2; LH=9.9; x0=24
out=[]
fmt=lambda r:(f"{r['u']:<5} {r['p']:<3}{r['sf']:>6,}  {(r.get('n') or {'VACT':'*VACANT*','MODL':'*MODEL*'}[r['st']])[:24]:<25}{r['st']:<5}"
  +(f"{r['f']:%d-%b-%y} ".upper()+(f"{r['t']:%d-%b-%y} ".upper() if r['t']!='MTM' else '   MTM    ') if 'f' in r else ' '*20)
  +f"{r['mk']:>10,.2f}"+(f"{r['rent']:>10,.2f}{r['pk']:>8,.2f}{r['sg']:>8,.2f}{neg(r['cc']):>9}{r['tot']:>11,.2f}{r['dep']:>10,.2f}" if 'f' in r else ''))
neg=lambda v:f'{-v:,.2f}-' if v<0 else f'{v:,.2f} '
hdr=[ '                                               ---LEASE TERM----- '+'    MARKET     LEASE  GARAGE STORAGE   CONC/      TOTAL   DEPOSIT',
      'APT   PLN  SQFT  LESSEE                   STAT FROM      THRU     '+'      RENT      RENT    RENT    RENT   CREDIT   CHARGES      HELD',
      '-'*132]
def tot(lab,L):
    s=lambda k:sum(r.get(k,0) for r in L)
    return f"{lab:<46}{len(L):>4} UNITS{s('sf'):>8,} {s('mk'):>13,.2f}"[:79].rjust(0)+f"{s('rent'):>11,.2f}{s('pk'):>9,.2f}{s('sg'):>8,.2f}{neg(s('cc')):>9}{s('tot'):>11,.2f}{s('dep'):>10,.2f}" 
pages=[];cur=[];
def need(n):
    global cur
    if len(cur)+n>54: pages.append(cur); cur=[]
    if not cur: cur+=hdr
def put(*a):
    for s in a: cur.append(s)
for fl in sorted({r['fl'] for r in rows}):
    L=[r for r in rows if r['fl']==fl]; need(6 if len(L)>4 else 8); put(f'FLOOR {fl:02d}'+('  (PENTHOUSE)' if fl>28 else ''))
    for r in L: need(1); put(fmt(r))
    need(2); put(' '*66+'---------- --------- ------- ------- -------- ---------- ---------',)
    put(None and '' or 'T:'+str(fl),'')
pages.append(cur); 
def totline(lab,L):
    s=lambda k:sum(r.get(k,0) for r in L)
    return f"{lab:<28}{len(L):>5} UNITS {s('sf'):>9,} SF".ljust(62)+f"{s('mk'):>14,.2f}{s('rent'):>12,.2f}"[0:26]+''
def tl(lab,L):
    s=lambda k:sum(r.get(k,0) for r in L)
    return f"{lab:<22}{len(L):>4} UNITS {s('sf'):>9,} SF".ljust(65)+f"{s('mk'):>11,.0f}{s('rent'):>10,.0f}{s('pk'):>8,.0f}{s('sg'):>8,.0f}{(neg(s('cc')).replace('.00','')):>9}{s('tot'):>11,.0f}{s('dep'):>10,.0f}"
for P in pages:
    for i,s in enumerate(P):
        if s.startswith('T:'): f=int(s[2:]); P[i]=tl(f'  TOTAL FLOOR {f:02d}',[r for r in rows if r['fl']==f])
end=list(hdr); end+=['',tl('*** BUILDING TOTAL',rows),'','','RECAP BY PLAN        UNITS  LEASED    SQFT     MARKET RENT      LEASE RENT','-'*76]
oc=lambda r:'f' in r
for p in list(PL)+['ALL']:
    L=[r for r in rows if p in('ALL',r['p'])]; end.append(f"{p:<20}{len(L):>6}{sum(map(oc,L)):>8}{sum(r['sf'] for r in L):>9,}{sum(r['mk'] for r in L):>15,.2f}{sum(r.get('rent',0) for r in L):>16,.2f}")
end+=['','','RECAP BY STATUS      UNITS     PCT   LEASE RENT','-'*48]
for a,b in(('CURR','CURRENT LESSEE'),('NTCE','ON NOTICE'),('VACT','VACANT'),('MODL','MODEL')):
    L=[r for r in rows if r['st']==a]; end.append(f"{a} {b:<15}{len(L):>6}{100*len(L)/len(rows):>7.1f}%{sum(r.get('rent',0) for r in L):>13,.2f}")
end+=[f"{'TOTAL':<20}{len(rows):>6}  100.0%{sum(r.get('rent',0) for r in rows):>13,.2f}",'','MODEL APARTMENTS ARE NOT LEASED.  CREDITS PRINT WITH TRAILING MINUS.  SUBTOTALS ROUNDED TO WHOLE DOLLARS.','*** END OF REPORT ***']
pages.append(end)
for n,P in enumerate(pages,1):
    c.setFont('Courier-Bold',FS+.6); c.drawString(x0,H-26,'MERIDIAN TOWER'); c.drawCentredString(W/2,H-26,'LEASE STATUS BY FLOOR'); c.drawRightString(W-24,H-26,f'PAGE {n:>4}')
    c.setFont('Courier',FS); c.drawString(x0,H-36,'ENTITY 0417  BLDG 01'); c.drawCentredString(W/2,H-36,'PERIOD 12/25   EFFECTIVE 01-DEC-2025'); c.drawRightString(W-24,H-36,'RUN 03-DEC-25 16:42 RPT LS-214')
    y=H-52; 
    FSb=9.2
    for s in P: c.setFont('Courier',min(FS,FSb)); c.drawString(x0,y,s); y-=LH
    c.showPage()
c.save()
T=[dict(unit=r['u'],section=f"FLOOR {r['fl']:02d}"+('  (PENTHOUSE)' if r['fl']>28 else ''),unitType=r['p'],area=r['sf'],tenantName=(r['n'][:24].rstrip() if 'n' in r else None),statusText=r['st'],leaseStartDate=iso(r.get('f')),leaseEndDate='MTM' if r.get('t')=='MTM' else iso(r.get('t')),marketRent=r['mk'],contractRent=r.get('rent'),
  charges=[dict(code=a,amount=r[k]) for a,k in(('GARAGE RENT','pk'),('STORAGE RENT','sg'),('CONC/CREDIT','cc'))] if oc(r) else None,totalCharges=r.get('tot'),deposit=r.get('dep')) for r in rows]
finish(N,dict(propertyName='MERIDIAN TOWER',asOnDate='2025-12-01',units=len(rows),occupied=sum(map(oc,rows)),vacant=sum(r['st']=='VACT' for r in rows),sheet=None,planted=None,rows=T),'MULTIFAMILY','mainframe-like Courier report by floor with subtotals, 248 units','trailing minus credits, models separate, subtotals in whole dollars')
print(len(rows),len(pages),max(len(s) for P in pages for s in P))

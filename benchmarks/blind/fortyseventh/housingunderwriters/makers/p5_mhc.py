from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(77120); N=Names(rng)
F='PRAIRIE_WIND_MHC_SITES.pdf'
streets=[('WILLOW LN',34),('COTTONWOOD CIR',30),('BUFFALO RD',28),('SAGE CT',18)]
rows=[];n=0
for s,k in streets:
    for _ in range(k):
        n+=1; x=rng.random(); r=dict(sec=s,u=f"{n:03d}",sz=rng.choice(['SW','SW','DW']))
        lot={'SW':485,'DW':545}[r['sz']]
        if x<.07: r.update(st='VACANT LOT',vac=True)
        elif x<.11: r.update(st='VAC-POH',vac=True)
        else:
            r['nm']=N.lf().upper().replace(', ',' '); poh=rng.random()<.18; r['st']='POH RENTAL' if poh else 'OWNER'
            r['mi']=rd(rng,date(2003,1,1),date(2025,1,30)); r['lot']=lot-rng.choice([0,0,15,30]); r['home']=rng.choice([395,450,525]) if poh else 0
            r['wtr']=rng.randrange(1800,6100)/100; r['trs']=17.5; r['pet']=rng.choice([0,0,0,15]); r['tot']=round(sum(r[k] for k in('lot','home','wtr','trs','pet')),2); r['bal']=rng.choice([0]*7+[-25.0,612.4,45.0,1180.15])
            if not poh and rng.random()<.75: r['nx']=(rng.choice([date(2025,6,1),date(2025,7,1),date(2026,1,1)]),r['lot']+rng.choice([15,20,25]))
        rows.append(r)
truth=[]
for r in rows:
    t=dict(unit=r['u'],section=r['sec'],unitType=r['sz'],statusText=r['st'])
    if 'nm' in r:
        t.update(tenantName=r['nm'],moveInDate=iso(r['mi']),contractRent=r['lot'],charges=[dict(code=k,amount=r[q]) for k,q in(('LOT RENT','lot'),('HOME RENT','home'),('WATER','wtr'),('TRASH','trs'),('PET','pet')) if r[q]],totalCharges=r['tot'],balance=r['bal'])
        if 'nx' in r: t['rentSteps']=[dict(date=iso(r['nx'][0]),amount=r['nx'][1])]
    truth.append(t)
FM="{:<5}{:<4}{:<27}{:<11}{:>9} {:>10}{:>10}{:>10}{:>10}{:>8}{:>11}{:>11}  {:<9}{:>8}"
L=[]
def z(x): return f"{x:,.2f}" if x>0 else (f"{-x:,.2f}CR" if x<0 else ".00")
def zb(x): return f"{x:,.2f}" if x else ""
def tot(lab,rs):
    o=[r for r in rs if 'nm' in r]
    s=[sum(r[k] for r in o) for k in('lot','home','wtr','trs','pet','tot','bal')]
    return FM.format('','',lab,f"{len(o)}/{len(rs)}",'',*[z(v) for v in s],'','')
for s,k in streets:
    L.append(('h',f"  ** {s} **"))
    g=[r for r in rows if r['sec']==s]
    for r in g:
        if 'nm' in r: L.append(('r',FM.format(r['u'],r['sz'],r['nm'][:26],r['st'],r['mi'].strftime('%m-%d-%y'),z(r['lot']),zb(r['home']),zb(r['wtr']),zb(r['trs']),zb(r['pet']),z(r['tot']),z(r['bal']),r['nx'][0].strftime('%m-%d-%y') if 'nx' in r else '',z(r['nx'][1]) if 'nx' in r else '')))
        else: L.append(('r',FM.format(r['u'],r['sz'],'',r['st'],*['']*10)))
    L.append(('t',' '*31+'-'*92)); L.append(('t',tot(f'TOTAL {s}',g))); L.append(('t',''))
L.append(('t',' '*31+'='*92));L.append(('t',tot('PARK TOTAL',rows)))
occ=sum('nm' in r for r in rows)
L+=[('t',''),('t',f"     SITES {len(rows)}    OCCUPIED {occ}    VACANT {len(rows)-occ}   (VACANT LOT {sum(r['st']=='VACANT LOT' for r in rows)}, VAC-POH {sum(r['st']=='VAC-POH' for r in rows)})"),('t',f"     PARK-OWNED HOMES RENTED {sum(r['st']=='POH RENTAL' for r in rows)}"),('t','     *** END OF REPORT ***')]
for t in truth:
    assert len(t.get('tenantName',''))<=26
W,H=landscape(letter); c=canvas.Canvas(str(DOCS/F),pagesize=(W,H),invariant=1); pg=0;y=0
def head():
    global pg,y
    pg+=1; c.setFont('Courier',8.2); y=H-36
    for l in (f"RM-4410   PRAIRIE WIND MOBILE HOME COMMUNITY{' '*20}SITE RENT ROLL{' '*40}PAGE {pg:>3}",f"          ROLL FOR BILLING DATE 02-01-25{' '*25}ALL STREETS",'',
      FM.format('','','','','MOVE-IN','LOT','HOME','','','','TOTAL','ACCOUNT','NEXT',''),FM.format('SITE','SZ','RESIDENT','STATUS','DATE','RENT','RENT','WATER','TRASH','PET','BILLED','BALANCE','INCREASE','NEW LOT'),'-'*145):
        c.drawString(24,y,l); y-=9.5
for f in (1,):
    head()
for i,(k,l) in enumerate(L):
    if y<34 or (k=='h' and y<80): c.showPage(); head()
    c.drawString(24,y,l); y-=9.6
c.save()
put(F,'MANUFACTURED_HOUSING','Courier line-printer landscape, streets as headings, CR credits, next increase columns',False,'PRAIRIE WIND MOBILE HOME COMMUNITY','2025-02-01',len(rows),occ,len(rows)-occ,truth)

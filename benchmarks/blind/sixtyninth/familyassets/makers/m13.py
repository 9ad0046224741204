# Legacy line-printer roll split by building, charge columns. PLANTED: digit changed
from common import *
from reportlab.pdfgen import canvas
r=R(6913); FN='GARDENCT_RR_20241101.pdf'
W,H=792,612; c=canvas.Canvas(path(FN),pagesize=(W,H)); c.setTitle('RR')
FS=7.1; LH=8.9
lines=[]; rows=[]; G=None; K=['rent','gar','sto','pet','wsg','tot','dep']
fm='{:<7}{:<8}{:>6}  {:<27}{:<4}{:<10}{:<10}{:>11}{:>10}{:>10}{:>10}{:>10}{:>12}{:>12}'
hd1=fm.format('APT','TYPE','SQFT','OCCUPANT','ST','LEASE','LEASE','BASE','GARAGE','STORAGE','PET','WTR/','TOTAL','SECURITY')
hd2=fm.format('','','','','','FROM','TO','RENT','','','','SWR','BILLED','DEPOSIT')
ty={'1BR':(640,985),'2BR':(865,1165),'2BT':(980,1280),'3BR':(1130,1445)}
blds=[('1','100 GARDEN COURT',12),('2','110 GARDEN COURT',16),('3','120 GARDEN COURT',12),('4','9 HEDGE LANE',12)]
z=lambda v:'' if not v else f'{v:,.2f}'
G={k:0 for k in K}; gn=gv=ga=0; planted=None; data=[]
for b,ad,n in blds:
    units=[]
    for i in range(n):
        k=['1BR','2BR','2BR','2BT','1BR','3BR'][i%6]; u=f'{b}{chr(65+i//4)}{i%4+1}'
        x=dict(u=u,ty=k,sf=ty[k][0]); mk=ty[k][1]
        if r.random()<.07: x['st']='V'
        else:
            x['st']='N' if r.random()<.08 else 'O'; x['nm']=r.name('UP'); s=D(2024,1,1); s=addm(D(2023,11,1),r.randint(0,11)); x['s']=s; x['e']=term_end(s,12) if s>D(2023,11,1) else D(2025,10,31)
            if x['e']<=D(2024,11,1): x['e']=D(2025,10,31)
            x['rent']=mk-r.choice([0,10,25,40,65,90]); x['gar']=r.choice([0,0,75]); x['sto']=r.choice([0,0,0,20]); x['pet']=r.choice([0,0,30]); x['wsg']={'1BR':32,'2BR':44,'2BT':48,'3BR':56}[k]
            x['tot']=sum(x[q] for q in('rent','gar','sto','pet','wsg')); x['dep']=r.choice([500,mk,mk//2])
        units.append(x)
    data.append((b,ad,units))
# planted: a tens digit changed in one base rent
px=[x for x in data[2][2] if 'nm' in x][5]; true=px['rent']; ds=str(true); nd=str((int(ds[-2])+4)%10); bad=int(ds[:-2]+nd+ds[-1])
planted=dict(what=f"apt {px['u']} base rent printed {bad:,.2f} instead of {true:,.2f}; its row total {px['tot']:,.2f} and the building and grand totals hold {true:,.2f}",kind='digit_changed')
pg=[]
for b,ad,units in data:
    L=[f'BUILDING {b}   {ad}','',hd1,hd2,'-'*150]; T={k:0 for k in K}
    for x in units:
        rent=bad if x is px else x.get('rent'); occ='nm' in x
        L.append(fm.format(x['u'],x['ty'],x['sf'],x.get('nm','*** VACANT ***')[:24],x['st'],us2(x['s']) if occ else '',us2(x['e']) if occ else '',z(rent),z(x.get('gar')),z(x.get('sto')),z(x.get('pet')),z(x.get('wsg')),z(x.get('tot')),z(x.get('dep'))))
        t=dict(unit=x['u'],building=f'BUILDING {b}',unitType=x['ty'],area=x['sf'],statusText=x['st'])
        if occ:
            t.update(tenantName=x['nm'],leaseStartDate=x['s'],leaseEndDate=x['e'],contractRent=rent,totalCharges=x['tot'],deposit=x['dep'],charges=[dict(code=cn,amount=a) for cn,a in (('BASE RENT',rent),('GARAGE',x['gar']),('STORAGE',x['sto']),('PET',x['pet']),('WTR/SWR',x['wsg'])) if a])
            for k in K: T[k]+=x[k]
        rows.append(t); gn+=1; gv+=not occ; ga+=x['sf']
    a=sum(x['sf'] for x in units); nv=sum('nm' not in x for x in units)
    L.append('-'*150); L.append(fm.format('TOTAL','BLDG '+b,f'{a:,}',f'{len(units)} APTS  {nv} VACANT','','','',*[z(T[k]) for k in K])); L.append('')
    for k in K: G[k]+=T[k]
    pg.append(L)
pages=[pg[0]+['']+pg[1],pg[2]+['']+pg[3]+['']+['='*150,fm.format('GRAND','TOTAL',f'{ga:,}',f'{gn} APTS  {gv} VACANT','','','',*[z(G[k]) for k in K]),'='*150,'','ST: O=OCCUPIED N=NOTICE GIVEN V=VACANT','*** END OF REPORT ***']]
for i,L in enumerate(pages):
    y=H-38; c.setFont('Courier-Bold',FS)
    c.drawString(36,y,'RPT: RR-04'); c.drawCentredString(W/2,y,'GARDEN COURT APARTMENTS'); c.drawRightString(W-60,y,f'PAGE {i+1:>3}'); y-=LH
    c.drawString(36,y,'RUN: 11/01/24 06:02'); c.drawCentredString(W/2,y,'RENT ROLL BY BUILDING AS OF 11/01/24'); y-=LH*2; c.setFont('Courier',FS)
    for l in L: c.drawString(36,y,l); y-=LH
    c.showPage()
c.save()
save(FN,'MULTIFAMILY','line-printer report split by building, charge columns, repeated headers',False,'Garden Court Apartments','2024-11-01',gn,gn-gv,gv,rows,planted=planted)

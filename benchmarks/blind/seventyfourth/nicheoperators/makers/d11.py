from common import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
rng=random.Random(751); N='linden_terrace_coop_maintenance.pdf'; c=canvas.Canvas(doc(N),pagesize=letter); nm=names(rng,80,'LF'); k=0
xs=[(40,'l'),(85,'r'),(120,'r'),(132,'l'),(300,'r'),(350,'r'),(395,'r'),(440,'r'),(495,'r'),(570,'r')]
pg=[0]
def head():
    pg[0]+=1; c.setFont('Helvetica-Bold',11); c.drawCentredString(306,760,'LINDEN TERRACE OWNERS CORP.'); c.setFont('Helvetica',9); c.drawCentredString(306,747,'Maintenance Roll  -  January 2026 Billing'); 
    c.setFont('Helvetica',7); c.drawRightString(572,775,f'Page: {pg[0]}'); c.drawString(40,775,'Run 12/26/2025 14:31')
    put(c,xs,['','','','','Monthly','Capital','Storage','','Total','Prior'],728,'Helvetica-Bold',7.5); put(c,xs,['Apt','Rooms','Shares','Shareholder of record','Maint.','Assessmt','Locker','Garage','Billed','Balance'],719,'Helvetica-Bold',7.5); c.line(40,715,572,715); return 703
y=head(); rows=[];G=[0]*7; 
for b,fl in (('Building 1 - 14 Linden Terrace',6),('Building 2 - 20 Linden Terrace',6)):
    if b[9]=='2': c.showPage(); y=head()
    put(c,[(40,'l')],[b],y,'Helvetica-Bold',8.5); y-=13; S=[0]*7
    for f in range(1,fl+1):
        for l in 'ABCDEF'[:6 if b[9]=='1' else 5]:
            u=f'{f}{l}'; rm={'A':4,'B':3.5,'C':5,'D':3,'E':4.5,'F':2.5}[l]; sh=int(rm*60+f*5); mt=round(sh*3.84,2); asm=round(sh*.35,2); lo=rng.choice([0,0,25.]); ga=rng.choice([0,0,0,140.]); bal=rng.choice([0]*7+[mt,-mt,round(mt*.5,2)])
            r=dict(unit=u,building=b,unitType=None)
            corp=u in('1F',) or (b[9]=='2' and u=='4D')
            if corp: n='VACANT (Corp. owned)'; mt=asm=lo=ga=bal=0; r['statusText']='VACANT (Corp. owned)'
            else: n=nm[k]+(' & '+rng.choice(F) if rng.random()<.2 else ''); k+=1; r.update(tenantName=n,statusText='Occupied')
            t=round(mt+asm+lo+ga,2); v=(mt,asm,lo,ga,t,bal); S=[p+q for p,q in zip(S,(sh,)+v)]
            D=lambda x:'-' if not x else f'{x:,.2f}' if x>0 else f'{-x:,.2f}CR'
            put(c,xs,[u,f'{rm:g}',sh,n]+[D(x) for x in v],y,'Helvetica',8)
            if not corp:
                r.update(charges=[dict(code=a,amount=x) for a,x in zip(('Monthly Maint.','Capital Assessmt','Storage Locker','Garage'),v) if x],totalCharges=t)
                if bal: r['balance']=bal
            rows.append(r); y-=12
    c.line(85,y+9,572,y+9); put(c,xs,['','',f'{S[0]:,}',f'Total {b[:10]}']+[D(x) for x in S[1:]],y,'Helvetica-Bold',8); y-=24; G=[p+q for p,q in zip(G,S)]
put(c,xs,['','',f'{G[0]:,}','Corporation total']+[D(round(x,2)) for x in G[1:]],y,'Helvetica-Bold',8); put(c,[(40,'l')],[f'Apartments: {len(rows)}    Sold: {len(rows)-2}    Corporation owned, vacant: 2.   Charges are due on the 1st; $50 late fee after the 10th.'],y-24,'Helvetica',8)
c.save(); save(N,rows,'COOPERATIVE','co-op maintenance roll, two buildings, two-line header, CR suffix, dashes',True,'Linden Terrace Owners Corp.','2026-01',len(rows),len(rows)-2,2)

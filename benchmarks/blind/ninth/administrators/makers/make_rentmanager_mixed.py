from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(88); fn='corvelle_block_rm_rent_roll_charges.pdf'; AS=D(2025,6,30)
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7,leading=8.4); B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold'); RR=ParagraphStyle('r',parent=P,alignment=2); RB=ParagraphStyle('rb',parent=B,alignment=2)
def f(n): return f"${n:,.2f}" if n>=0 else f"(${-n:,.2f})"
data=[[Paragraph(x,B) for x in ('Unit','Tenant','Type / Sq Ft','Lease Dates')]+[Paragraph(x,B) for x in ('Charge',)]+[Paragraph(x,RB) for x in ('Amount','Deposits','Open Balance')]]
sty=[('LINEBELOW',(0,0),(-1,0),1,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#DDE8CB'))]
U=[('C-1','Retail',2140,'Eskerdine Wine Bar'),('C-2','Retail',1325,'Holloran Barbers'),('C-3','Retail',1780,None),('C-4','Retail',960,'Quarrendon Records')]
U+=[(f'{fl}{x}','Office' if fl==2 else 'Live/Work',a,nm) for fl in (2,3,4) for x,a,nm in [(s,R.choice([540,610,725,880,1010]),None if (fl,s) in((2,'D'),(4,'B')) else (R.choice(SUR)+' '+R.choice(['Studio','Bookkeeping','Law Office','Counseling']) if fl==2 else R.choice(FIRST)+' '+R.choice(SUR))) for s in 'ABCDE']]
rows=[]; tot={}; TD=TB=0; o=0
for u,ty,a,nm in U:
    i0=len(data)
    if nm is None:
        data.append([Paragraph(u,P),Paragraph('<i>Vacant</i>',P),Paragraph(f'{ty}<br/>{a:,} sf',P),'','','','','']); sty.append(('LINEABOVE',(0,i0),(-1,i0),.25,colors.grey))
        rows.append(dict(unit=u,unitType=ty,area=a,statusText='Vacant')); continue
    o+=1; rent=float(round(a*(2.9 if ty=='Retail' else 2.2 if ty=='Office' else 2.65)/5)*5)
    ch=[('RENT - Base Rent',rent)]
    if ty=='Retail': ch+=[('CAM - Common Area',r2(a*.42)),('RET - Real Estate Tax',r2(a*.31)),('SIGN - Pylon Sign',35.0)]
    if ty=='Office': ch+=[('ELEC - Electric Submeter',r2(a*.14))]
    if ty=='Live/Work':
        if R.random()<.5: ch.append(('PKG - Parking',125.0))
        ch.append(('WTR - Water/Sewer',42.5))
        if R.random()<.2: ch.append(('CONC - Concession',-150.0))
    st=D(R.randint(2020,2025),R.randint(1,6),R.choice([1,1,15])); en=lend(st,60 if ty=='Retail' else 36 if ty=='Office' else 12); m='MTM' if en<AS else en
    dep=rent if R.random()<.8 else 0.0; bal=R.choice([0,0,0,0,rent,-75.0,48.12]); t=r2(sum(x[1] for x in ch))
    for k,(cd,am) in enumerate(ch):
        data.append([Paragraph(u,P) if k==0 else '',Paragraph(nm,P) if k==0 else '',Paragraph(ty if k==0 else (f'{a:,} sf' if k==1 else ''),P),Paragraph((st.strftime('%m/%d/%Y') if k==0 else ('to '+(m if isinstance(m,str) else m.strftime('%m/%d/%Y')) if k==1 else '')),P),Paragraph(cd,P),Paragraph(f(am),RR),Paragraph(f(dep),RR) if k==0 else '',Paragraph(f(bal),RR) if k==0 else '']); tot[cd]=r2(tot.get(cd,0)+am)
    data.append(['','','','',Paragraph('Total',B),Paragraph(f(t),RB),'','']); sty+=[('LINEABOVE',(0,i0),(-1,i0),.25,colors.grey),('NOSPLIT',(0,i0),(-1,len(data)-1))]
    TD+=dep;TB+=bal
    rows.append(dict(unit=u,unitType=ty,area=a,tenantName=nm,leaseStartDate=st,leaseEndDate=m,contractRent=rent,charges=ch,totalCharges=t,deposit=dep,balance=bal,statusText='Occupied'))
i0=len(data); G=sum(tot.values())
data.append([Paragraph('Property total',B),'','','','',Paragraph(f(G),RB),Paragraph(f(TD),RB),Paragraph(f(TB),RB)]); sty+=[('SPAN',(0,i0),(3,i0)),('LINEABOVE',(0,i0),(-1,i0),1,colors.black)]
s2=[[Paragraph('Charge Type Summary',B),'']]+[[Paragraph(k,P),Paragraph(f(v),RR)] for k,v in tot.items()]+[[Paragraph('Total',B),Paragraph(f(G),RB)]]
def pg(c,d):
    c.setFont('Helvetica-Bold',12); c.drawString(40,760,'Rent Roll with Recurring Charges'); c.setFont('Helvetica',8); c.drawString(40,748,'CORV - The Corvelle Block, 77 Imbrey Street'); c.drawString(40,737,'As of 6/30/2025'); c.drawString(40,30,'Rent Manager - Ottermere Realty Management, Inc.'); c.drawRightString(572,30,f'Page {d.page}')
doc=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=66,bottomMargin=46)
doc.build([Table(data,colWidths=[34,104,62,66,104,58,54,54],style=sty,repeatRows=1),Spacer(1,14),KeepTogether([Table(s2,colWidths=[140,70],hAlign='LEFT',style=[('BOX',(0,0),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]),Spacer(1,8),Paragraph(f'Units: {len(U)} &nbsp; Occupied: {o} &nbsp; Vacant: {len(U)-o} &nbsp; Occupancy: {o/len(U)*100:.1f}%',P)])],onFirstPage=pg,onLaterPages=pg)
save(fn,'MIXED_USE','Rent Manager-like roll, charge lines under each tenant','charges stacked, sq ft and lease end on second charge line, concession negative','The Corvelle Block',AS,len(U),o,len(U)-o,rows)

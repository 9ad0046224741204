# Bookkeeper's owner rent roll for a family trust, fpdf-like accounting package; grouped by address. Planted: one row dropped.
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
g=G(707); r=g.r
fn='desrosiers_trust_houses_rent_roll.pdf'
asof=dt.date(2025,6,30)
P=[('1408 Azalea Dr',['House']),('1412 Azalea Dr',['House']),('27 Bayou Bend',['House']),('516-518 Cane St',['516','518']),('520-522 Cane St',['520','522']),('903 Delphine Ave',['House']),('905 Delphine Ave',['Front','Rear']),('77 Evangeline Ln',['House']),('2200 Fig St',['A','B','C','D']),('2214 Fig St',['A','B','C','D']),('345 Gravois Rd',['House','Trailer']),('11 Heron Cove',['House']),('610 Iberia St',['Up','Down']),('614 Iberia St',['Up','Down']),('3021 Jasmine Ct',['House']),('3033 Jasmine Ct',['House']),('8 Keller Ct',['A','B']),('119 Landing Rd',['House'])]
rows=[]
for ad,us_ in P:
    for u in us_:
        house=u=='House'; bb='3/2' if house and r.random()<.5 else '3/1' if house else r.choice(['2/1','2/1','1/1'])
        mk={'3/2':1350,'3/1':1195,'2/1':850,'1/1':650}[bb]+r.choice([-25,0,0,25,50])
        d=dict(building=ad,unit=u,unitType=bb,marketRent=float(mk))
        z=r.random()
        if z<.08: d.update(statusText='Vacant'); rows.append(d); continue
        st=g.first('2021-01-01','2025-06-01'); 
        rent=float(mk-r.choice([0,0,25,50,75,100])); mtm=r.random()<.25
        en='MTM' if mtm else addm(st,12 if st>dt.date(2024,6,1) else 12*(2026-st.year if st.month<=7 else 2025-st.year))-dt.timedelta(days=1)
        if not mtm and en<asof: en='MTM'
        d.update(tenantName=g.lf(),statusText='Current' if r.random()>.1 else 'Notice' ,leaseStartDate=st,leaseEndDate=en,contractRent=rent,deposit=float(r.choice([rent,rent,500,750])),balance=r.choices([0.0,rent,round(rent*.4,2),-50.0],[80,8,8,4])[0])
        rows.append(d)
full=rows
drop=next(i for i,d in enumerate(rows) if d['building']=='2214 Fig St' and d['unit']=='C')
assert 'tenantName' in rows[drop]
H=['Property / Unit','Bd/Ba','Resident','Status','Market\nRent','Lease\nRent','Deposit\nHeld','Lease\nFrom','Lease\nTo','Past\nDue']
S=ParagraphStyle('a',fontName='Helvetica',fontSize=8)
data=[H]; st=[]; prev=None
def neg(x): return f'({m2(-x)})' if x<0 else m2(x)
for i,d in enumerate(rows):
    if d['building']!=prev:
        prev=d['building']; data.append([prev]+['']*9); k=len(data)-1
        st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('SPAN',(0,k),(4,k)),('LINEABOVE',(0,k),(-1,k),.25,colors.grey),('TOPPADDING',(0,k),(-1,k),4)]
    if i==drop: continue
    if d['statusText']=='Vacant': data.append(['    '+d['unit'],d['unitType'],'','Vacant',m2(d['marketRent'])]+['']*5)
    else:
        e=d['leaseEndDate']
        data.append(['    '+d['unit'],d['unitType'],d['tenantName'],d['statusText'],m2(d['marketRent']),m2(d['contractRent']),m2(d['deposit']),us(d['leaseStartDate']),e if isinstance(e,str) else us(e),neg(d['balance'])])
t=lambda k:round(sum(d.get(k,0) for d in full),2)
occ=sum('tenantName' in d for d in full); n=len(full)
data.append([f'Total, all properties','','','',m2(t('marketRent')),m2(t('contractRent')),m2(t('deposit')),'','',neg(t('balance'))]); k=len(data)-1
st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('LINEABOVE',(0,k),(-1,k),1,colors.black),('SPAN',(0,k),(3,k)),('LINEBELOW',(0,k),(-1,k),1,colors.black)]
T=Table(data,colWidths=[80,32,94,42,54,54,52,62,58,48],repeatRows=1,rowHeights=None)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LINEBELOW',(0,0),(-1,0),1,colors.black),('ALIGN',(4,0),(6,-1),'RIGHT'),('ALIGN',(9,0),(9,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LEFTPADDING',(7,0),(7,-1),10)]+st))
def page(c,doc):
    c.saveState(); c.setFont('Helvetica-Bold',12); c.drawString(36,760,'Rent Roll by Property'); c.setFont('Helvetica',8.5)
    c.drawString(36,747,'Owner: The Desrosiers Family Trust u/a/d 4-11-1998'); c.drawString(36,736,'As of: 06/30/2025')
    c.drawRightString(576,760,'Broussard Bookkeeping & Tax'); c.drawRightString(576,747,'Printed 07/03/2025  4:12 PM'); c.drawRightString(576,736,f'Page {doc.page}')
    c.restoreState()
doc=SimpleDocTemplate(DOC+fn,pagesize=letter,leftMargin=18,rightMargin=18,topMargin=66,bottomMargin=40)
ns=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=12,leftIndent=20)
doc.build([T,Spacer(1,10),Paragraph(f'Properties: {len(P)} &nbsp;&nbsp; Units: {n} &nbsp;&nbsp; Occupied: {occ} &nbsp;&nbsp; Vacant: {n-occ} &nbsp;&nbsp; Occupancy: {occ/n*100:.1f}%',ns)],onFirstPage=page,onLaterPages=page)
x=full[drop]
tr=[d for i,d in enumerate(full) if i!=drop]
save(fn,'SINGLE_FAMILY_RENTAL','bookkeeping program, grouped by address, indented units',False,dict(propertyName='The Desrosiers Family Trust',asOnDate=asof.isoformat(),units=n,occupied=occ,vacant=n-occ,sheet=None,
 planted=dict(what=f"row of unit C at 2214 Fig St ({x['tenantName']}, lease rent {x['contractRent']:.2f}) is not printed, the totals and counts include it",kind='row_dropped'),rows=tr),
 [['contractRent',t('contractRent')],['marketRent',t('marketRent')],['deposit',t('deposit')],['balance',t('balance')]])

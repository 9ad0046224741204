# British managing agent's tenancy schedule, shops with flats over
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=random.Random(4806); fn='Castle Parade - Tenancy Schedule Michaelmas 2025.pdf'
s=ParagraphStyle('s',fontName='Helvetica',fontSize=7,leading=8.4); b=ParagraphStyle('b',parent=s,fontName='Helvetica-Bold',textColor=colors.white); sr=ParagraphStyle('sr',parent=s,alignment=2); br=ParagraphStyle('br',parent=b,alignment=2)
shop=[('Unit 1','Shop A1','Bramwell Bakers Limited',742,d(2019,3,25),10,None,'25/03/2024 (settled)',18500,4625,'Outside'),
('Unit 2','Shop A1','Thornbury Opticians LLP',810,d(2021,6,24),10,'24/06/2026 (T)','24/06/2026 OMV',21000,5250,'Inside'),
('Units 3 & 4','Convenience store','Dalefresh Stores plc',2615,d(2016,9,29),15,None,'29/09/2026 RPI 1-3%',46750,None,'Inside'),
('Unit 5','Shop',None,688,None,0,None,None,None,None,None),
('Unit 6','Café',"Mrs P. Lannigan t/a The Copper Kettle",905,d(2023,12,25),6,'25/12/2026 (T)','-',17250,4312.5,'Outside'),
('Unit 7','Takeaway','Spice Wharf (Wexborough) Ltd',860,d(2022,3,25),15,None,'25/03/2027 OMV',19500,9750,'Inside'),
('Unit 8','Hair & beauty','Halo Hair Studio Ltd',640,d(2024,6,24),5,None,'-',14000,3500,'Outside'),
('Kiosk','ATM','Cashpoint Solutions UK Ltd',None,d(2020,9,29),10,None,'29/09/2025 (o/s)',4200,None,'Outside')]
rows=[]; tab=[[Paragraph(t,b) for t in ('Demise','Use','Tenant','Area<br/>(sq ft NIA)')]+[Paragraph(t,b) for t in ('Lease<br/>start','Term','Lease<br/>expiry','Tenant / mutual<br/>break','Next rent<br/>review')]+[Paragraph('Passing rent<br/>(£ p.a.)',br),Paragraph('Deposit held<br/>(£)',br),Paragraph('Notes',b)]]
D=lambda x:x.strftime('%d/%m/%Y')
notes={'Unit 6':('Rent rises to £18,500 p.a. from 25/12/2025',[(d(2025,12,25),18500)]),'Unit 8':('Stepped: £15,000 p.a. from 24/06/2026; £16,000 p.a. from 24/06/2027',[(d(2026,6,24),15000),(d(2027,6,24),16000)]),'Unit 5':('Void since 31/03/2025. Marketing with Ollerton Reeve',[])}
st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3a4d')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
def sect(t): st.append(('SPAN',(0,len(tab)),(-1,len(tab)))); st.append(('BACKGROUND',(0,len(tab)),(-1,len(tab)),colors.HexColor('#dfe8ec'))); tab.append([Paragraph(f'<b>{t}</b>',s)]+['']*11)
def put(x,use,term,brk,rev,note):
    rows.append(x); v='tenantName' not in x
    tab.append([Paragraph(q.replace('&','&amp;'),s) for q in (x['unit'],use,'VACANT' if v else x['tenantName'])]+[Paragraph(f"{x['area']:,}" if x.get('area') else '',sr)]+[Paragraph(q or '',s) for q in (D(x['leaseStartDate']) if not v else '',term,(D(x['leaseEndDate']) if not isinstance(x.get('leaseEndDate'),str) else x['leaseEndDate']) if not v else '',brk,rev)]+[Paragraph(f"{x['annualRent']:,.2f}" if x.get('annualRent') is not None else '',sr),Paragraph(f"{x['deposit']:,.2f}" if x.get('deposit') else '',sr),Paragraph(note,s)])
def sub(t,L):
    st.append(('LINEABOVE',(9,len(tab)),(10,len(tab)),.8,colors.black)); tab.append([Paragraph(f'<b>{t}</b>',s),'','',Paragraph(f"<b>{sum(x.get('area') or 0 for x in L):,}</b>",sr),'','','','','',Paragraph(f"<b>{sum(x.get('annualRent') or 0 for x in L):,.2f}</b>",sr),Paragraph(f"<b>{sum(x.get('deposit') or 0 for x in L):,.2f}</b>",sr),''])
    st.append(('SPAN',(0,len(tab)-1),(2,len(tab)-1)))
sect('Ground floor - commercial')
for u,use,n,a,ls,t,bk,rv,rent,dep,act in shop:
    x=dict(unit=u,unitType=use,area=a,section='Ground floor - commercial',statusText='Occupied' if n else 'VACANT')
    nt,steps=notes.get(u,('',[]))
    if n: x.update(tenantName=n,leaseStartDate=ls,leaseEndDate=addm(ls,12*t)-dt.timedelta(days=1),annualRent=rent,deposit=dep,rentSteps=[dict(date=str(q),amount=v,per='year') for q,v in steps])
    put(x,use,f'{t} years' if n else '',bk,rv,(nt+('. ' if nt else '')+(f'L&amp;T Act 1954: {act.lower()}' if act else '')).strip())
com=list(rows); sub('Commercial total',com)
sect('First and second floors - residential (assured shorthold tenancies)')
fl=[('Flat 1','1 bed',512,'Miss K. Ashgrove',825),('Flat 2','2 bed',688,'Mr & Mrs T. Pettigrew',1050),('Flat 3','1 bed',498,'Mr D. Okonjo',810),('Flat 4','Studio',355,None,None),('Flat 5','2 bed',702,'Ms R. Sorrell & Mr J. Whitlock',1095),('Flat 6','2 bed',690,'Mrs H. Trevayne',1025),('Flat 7','1 bed',505,'Mr L. Netherby',840),('Flat 8','Studio',349,'Miss C. Lathrop',695)]
for u,ty,a,n,pcm in fl:
    x=dict(unit=u,unitType=ty,area=a,section='First and second floors - residential (assured shorthold tenancies)',statusText='Occupied' if n else 'VACANT'); nt='Redecoration in hand'
    if n:
        ls=d(r.choice([2023,2024,2025]),r.randint(1,8),r.choice([1,7,14,20])); le=addm(ls,12)-dt.timedelta(days=1); 
        if le<d(2025,9,29): le='Periodic'
        x.update(tenantName=n,leaseStartDate=ls,leaseEndDate=le,annualRent=pcm*12,deposit=round(pcm*12/52*5,2)); nt=f'£{pcm:,} pcm. Deposit with TDS.'
        x['contractRent']=pcm
    put(x,ty,'12 months' if n else '','','',nt)
sub('Residential total',rows[len(com):]); st.append(('BACKGROUND',(0,len(tab)),(-1,len(tab)),colors.HexColor('#dfe8ec'))); sub('TOTAL - CASTLE PARADE',rows)
for x in rows:
    pass
t=Table(tab,repeatRows=1,colWidths=[50,58,108,46,52,50,52,64,72,62,58,118]); t.setStyle(TableStyle(st))
def pf(c,dc):
    W,H=landscape(A4); c.setFont('Helvetica-Bold',13); c.drawString(28,H-36,'TENANCY SCHEDULE'); c.setFont('Helvetica',9); c.drawString(28,H-49,'Castle Parade, 14-26 Castle Street, Wexborough'); c.drawString(28,H-61,'Position as at 29 September 2025'); c.setFont('Helvetica-Bold',10); c.drawRightString(W-28,H-36,'Ollerton Reeve & Partners'); c.setFont('Helvetica',7.5); c.drawRightString(W-28,H-47,'Chartered Surveyors and Managing Agents'); c.drawRightString(W-28,H-57,'Client: Wexborough Almshouse Estates Ltd')
    c.setFont('Helvetica',7); c.drawString(28,20,'Subject to contract. Areas are taken from the file and have not been check-measured. All rents exclusive of VAT.  Printed 06/10/2025'); c.drawRightString(W-28,20,f'Page {dc.page}')
SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(A4),leftMargin=22,rightMargin=22,topMargin=72,bottomMargin=36).build([t],onFirstPage=pf,onLaterPages=pf)
occ=sum('tenantName' in x for x in rows)
save(fn,dict(propertyName='Castle Parade',asOnDate='2025-09-29',units=len(rows),occupied=occ,vacant=len(rows)-occ,rows=rows),'MIXED_USE',"British managing agent's tenancy schedule, shops with flats over, GBP per annum",True)

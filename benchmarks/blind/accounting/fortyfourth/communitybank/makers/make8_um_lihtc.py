# small tax credit property, certified schedule inside a letter-like PDF
from make_common import *
from reportlab.lib.pagesizes import A4, letter
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='Orchard Hill Senior - Schedule of Units and Rents.pdf'
# beds,baths,sf,ami,units,occ,gross,ua,net,avg charged
D=[('1BR/30',1,1,588,'30%',5,5,566,74,452.4),('1BR/50',1,1,588,'50%',9,9,944,74,838.22),('1BR/60',1,1,588,'60%',14,13,1133,74,1011.54),('1BR-HC/50',1,1,624,'50%',2,2,944,74,861),
('1BR-HC/60',1,1,624,'60%',2,2,1133,74,1024.5),('2BR/30',2,1,806,'30%',2,2,680,96,560),('2BR/50',2,1,806,'50%',6,6,1133,96,1008.17),('2BR/60',2,1,806,'60%',10,9,1360,96,1216.67),
('2BR-HC/60',2,1,842,'60%',1,1,1360,96,1240),('2BR/80',2,1.5,864,'80%',3,2,1813,96,1475),('1BR/MKT',1,1,588,None,3,3,None,None,1225),('2BR/MGR',2,1.5,864,None,1,1,None,None,0)]
K=['beds','baths','sf','units','occupied','gross','ua','net','actual','actual_total']
rows=[]
for ty,bd,ba,sf,ami,n,o,g,ua,av in D:
    rows.append({'type':ty,'beds':bd,'baths':ba,'sf':sf,'ami':ami,'units':n,'occupied':o,'gross':g,'ua':ua,'net':(g-ua) if g else None,'actual':round(float(av),2),'actual_total':round(av*o,2)})
SK=['units','occupied','actual_total']
tc=[r for r in rows if r['ami']]
nt=[r for r in rows if not r['ami']]
T1={'label':'Tax credit units',**sm(tc,SK)};T2={'label':'Other units',**sm(nt,SK)};T3={'label':'Total, all units',**sm(rows,SK)}
totals=[T1,T2,T3]
b=ParagraphStyle('b',fontName='Helvetica',fontSize=9.5,leading=13);h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=12,leading=16,alignment=1);sm_=ParagraphStyle('s',fontName='Helvetica-Oblique',fontSize=8,leading=10.5)
n2=lambda v:'' if v is None else f'{v:,.2f}';n0=lambda v:'' if v is None else f'{v:,.0f}'
tb=[['Unit\nDesignation','BR','BA','Net\nSq. Ft.','AMI\nSet-aside','No. of\nUnits','No.\nOcc\'d','Maximum\nGross Rent','Less:\nUtility\nAllowance','Maximum\nNet Rent','Average\nTenant\nRent','Total\nTenant Rent\nper Month']]
def add(r): tb.append([r['type'],r['beds'],r['baths'],n0(r['sf']),r['ami'] or 'none',r['units'],r['occupied'],n0(r['gross']),f"({r['ua']})" if False else n0(r['ua']),n0(r['net']),n2(r['actual']),n2(r['actual_total'])])
def tot(t): tb.append([t['label'],'','','','',t['units'],t['occupied'],'','','','',n2(t['actual_total'])])
for r in tc:add(r)
tot(T1)
for r in nt:add(r)
tot(T2);tot(T3)
i1=len(tc)+1;i3=len(tb)-1;i2=i3-1
st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('GRID',(0,0),(-1,-1),.4,colors.grey),('BOX',(0,0),(-1,-1),1.2,colors.black),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),3)]
for i in (i1,i2,i3): st+=[('SPAN',(0,i),(4,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.whitesmoke)]
t=Table(tb,colWidths=[64,24,26,38,48,38,36,52,52,50,52,66]);t.setStyle(TableStyle(st))
doc=SimpleDocTemplate(os.path.join(DOC,FN),pagesize=letter,leftMargin=33,rightMargin=33,topMargin=48,bottomMargin=48,invariant=1)
P=lambda s,x=b:Paragraph(s,x)
doc.build([P('January 22, 2026'),Spacer(1,8),P('Attn: Annual Review Desk<br/>Three Rivers Community Bank'),Spacer(1,8),P('Re: Orchard Hill Senior Residences Limited Partnership, 58 apartments (loan ending 0387)'),Spacer(1,8),
P('As asked in your letter of January 5, we list below our apartments by designation with the rents in force on December 31, 2025. Limits are those published for the county for 2025. Average tenant rent is for occupied apartments, net of subsidy. The resident manager pays no rent.'),Spacer(1,10),
P('SCHEDULE OF UNITS AND RENTS',h),P('Orchard Hill Senior Residences, December 31, 2025',ParagraphStyle('c',parent=b,alignment=1)),Spacer(1,6),t,Spacer(1,8),
P('HC = accessible apartment. Heat is paid by the owner; the allowance is for electricity and hot water. Waiting list at year end: 41 households. Housing authority assistance received in December of 6,118.00 is not in the above.',sm_),Spacer(1,14),
P('I certify the above to be true to the best of my knowledge.'),Spacer(1,22),P('_______________________________<br/>Constance B. Ferreira-Lund, Managing General Partner')])
print('units',T3)
save(FN,'UM','SENIOR_HOUSING','letter with certified schedule, AMI set-asides, limits, allowance, net','narrative above, three-line header, manager unit at zero rent, market units without limits',['beds','baths','sf','ami','units','occupied','gross','ua','net','actual','actual_total'],rows,totals)

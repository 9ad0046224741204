"""P6: food hall licence roll, hand-made letter portrait, boxed grid, wrapped names, vendor fees."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
D=dt.date; FN='canal_hall_vendor_roll.pdf'; AS=D(2026,1,1)
V=[('1','Kinship Noodle LLC d/b/a Long Pull',310,D(2025,9,12),D(2028,9,11),3100,640,6200),('2','Tallow & Thyme Smash Burgers Inc.',285,D(2025,9,12),D(2028,9,11),2850,640,5700),('3','Masa Madre Cooperative',285,D(2025,9,12),D(2027,9,11),2650,640,2650),('4',None,260,None,None,None,None,None),('5','Halloumi House LLC',260,D(2025,10,1),D(2028,9,30),2600,575,5200),('6','Jollof & Co. Kitchens LLC d/b/a Suya Club',310,D(2025,9,12),D(2028,9,11),3000,640,3000),('7','Little Ganges Catering Inc.',285,D(2025,11,15),D(2027,11,14),2750,640,5500),('8',None,285,None,None,None,None,None),('9','Wharf Oyster Bar LLC',420,D(2025,9,12),D(2030,9,11),4450,815,13350),('10-11','Napoli Fuoco Pizzeria LLC',610,D(2025,9,12),D(2030,9,11),5800,1180,11600),('12','Sweet Rosette Patisserie',240,D(2026,2,1),D(2028,1,31),2400,575,4800),('14','Brine Brothers Pickles',180,'Month to month',None,1500,400,750),('Bar','Canal Hall Beverage Co. LLC',880,D(2025,9,12),D(2035,9,11),11500,1950,34500),('K-1','Morning Ferry Espresso',95,D(2025,9,12),D(2027,9,11),1650,275,1650),('K-2',None,95,None,None,None,None,None),('Patio','(seasonal pop-ups, no license in place)',600,None,None,0,0,None)]
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=9,leading=10.5); B=ParagraphStyle('b',parent=P,fontName='Times-Bold',alignment=1)
m=lambda d:d if isinstance(d,str) else (f'{d.month}/{d.day}/{d.strftime("%y")}' if d else ''); f=lambda v:'' if v is None else f'${v:,}'
data=[[Paragraph(h,B) for h in('Stall','Vendor','Sq. Ft.','License Begins','License Ends','Monthly License Fee','Utility &amp; Common Fee','Total Due Monthly','Security on Hand')]]; rows=[]; st=[]
for u,n,a,s,e,fee,ut,dep in V:
    pop=n and n.startswith('('); t=None if fee is None else fee+ut
    data.append([u,Paragraph((n or '<b>VACANT</b> - now licensing').replace('& ','&amp; '),P),str(a),m(s) if not isinstance(s,str) else Paragraph('Month to month',P),m(e),f(fee),f(ut),f(t),f(dep)])
    x=dict(unit=u,area=a)
    if n is None: x['statusText']='VACANT'
    elif pop: x.update(contractRent=0,charges=[dict(code='Monthly License Fee',amount=0),dict(code='Utility & Common Fee',amount=0)],totalCharges=0)
    else: x.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[dict(code='Monthly License Fee',amount=fee),dict(code='Utility & Common Fee',amount=ut)],totalCharges=t,deposit=dep)
    rows.append(x)
S=lambda i:sum(v[i] or 0 for v in V)
data.append(['','TOTALS',f'{S(2):,}','','',f(S(5)),f(S(6)),f(S(5)+S(6)),f(S(7))])
t=Table(data,colWidths=[38,150,36,52,52,58,58,58,58],repeatRows=1,style=TableStyle([('GRID',(0,0),(-1,-1),.6,colors.black),('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(0,1),(0,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6e6e6'))]))
fl=[Paragraph('CANAL HALL FOOD HALL',ParagraphStyle('h',fontName='Times-Bold',fontSize=16,alignment=1,leading=20)),Paragraph('Vendor License Roll, effective January 1, 2026',ParagraphStyle('h2',fontName='Times-Italic',fontSize=12,alignment=1,leading=18)),Spacer(1,8),t,Spacer(1,10)]
for s in('Stalls 10 and 11 are operated as one. There is no Stall 13.','Stall 12 opens February 1; first month fee waived. Stall 7: license fee half off through February 14, 2026 (full fee shown).','In addition to the license fee each vendor pays 8% of gross sales above its natural breakpoint; the Bar pays 5%. Percentage fees are billed in arrears and are not shown.','12 of 15 stalls and kiosks signed (Patio not counted).'): fl.append(Paragraph('&bull; '+s,P))
SimpleDocTemplate(doc(FN),pagesize=letter,leftMargin=24,rightMargin=24,topMargin=44,bottomMargin=40,invariant=1).build(fl)
assert sum(1 for v in V if v[1] and v[5])==12 and len(V)==16
save(FN,'RETAIL','hand-made food hall vendor licence roll, portrait boxed grid',True,rows,'Canal Hall Food Hall',AS,15,None,3,checks=[['contractRent',S(5),None],['totalCharges',S(5)+S(6),None],['area',S(2),None],['deposit',S(7),None]])

# Strip mall with percentage rents, landscape legal-size broker/counsel schedule, grouped headers, estoppel package tab
from lib import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
name='p04_tab7_shopping_center_rents.pdf'
P_=lambda t,s: Paragraph(t,s)
st=ParagraphStyle('s',fontName='Helvetica',fontSize=7.6,leading=9); sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold')
r_=ParagraphStyle('r',parent=st,alignment=2); rb=ParagraphStyle('rb',parent=sb,alignment=2); c_=ParagraphStyle('c',parent=st,alignment=1); h=ParagraphStyle('h',parent=sb,alignment=1,textColor=colors.white)
dt_=lambda d: d.strftime('%b %-d, %Y')
# unit, dba, legal, gla, mo rent, start, end, cam, tax, ins, pct%, breakpoint, 2024 sales, pct rent paid, steps, note
D=[('A1-A3',"Piggly Fresh Market",'Deltaway Grocers of Tennessee, Inc.',32450,22310.0,(2012,9,1),(2032,8,31),5408.33,3245.0,811.25,1.0,26772000,28114300,13423.0,[((2027,9,1),23715.0)],'a'),
('B1','Shelby Nail & Spa','H. Vuong and T. Vuong',1200,1850.0,(2022,2,1),(2027,1,31),240.0,140.0,35.0,None,None,None,None,[((2026,2,1),1905.50)],''),
('B2','Cash-Quick Title Loans','CQ Southern Holdings LLC',1200,2100.0,(2020,5,1),(2025,4,30),240.0,140.0,35.0,None,None,None,None,[],'b'),
('B3','VACANT','',1400,None,None,None,None,None,None,None,None,None,None,[],''),
('B4','Bluff City Wings','Ardent Wing Ventures, LLC',2450,4287.5,(2019,11,1),(2029,10,31),490.0,285.83,71.46,5.0,1029000,1184620,7781.0,[((2026,11,1),4716.25)],''),
('C1','Dollar Cartwheel #1187','Cartwheel Stores Mid-South, LP',9100,8341.67,(2017,6,1),(2027,5,31),1516.67,910.0,227.5,2.0,5005000,4310880,0.0,[],'c'),
('C2','Magnolia Beauty Supply','Jin-Ae Park d/b/a Magnolia Beauty',3600,4050.0,(2023,8,1),(2028,7,31),720.0,420.0,105.0,4.0,1215000,967410,0.0,[((2025,8,1),4200.0),((2027,8,1),4350.0)],''),
('C3','Fit Foundry 24','Foundry Wellness of Bartlett, Inc.',6800,6233.33,(2021,1,1),(2030,12,31),1360.0,793.33,198.33,None,None,None,None,[((2026,1,1),6800.0)],''),
('C4','VACANT','(former shoe store)',2900,None,None,None,None,None,None,None,None,None,None,[],''),
('D1','La Paloma Taqueria','Paloma Hermanos, LLC',1750,2770.83,(2018,4,1),None,350.0,204.17,51.04,6.0,554000,612905,3534.30,[],'d'),
('D2','U-Suds Coin Laundry','Brightwater Laundry Partners',2600,2708.33,(2015,10,1),(2025,9,30),520.0,303.33,75.83,None,None,None,None,[],''),
('PAD-1','First Tri-County Bank','First Tri-County Bank, N.A. (ground lease)',4200,7916.67,(2010,3,1),(2030,2,28),None,None,None,None,None,None,None,[((2027,3,1),8708.33)],'e'),
('KIOSK','Ice House vending','Cold Comfort Ice Co.',120,425.0,(2024,5,1),(2026,4,30),None,None,None,10.0,51000,48200,0.0,[],'')]
H1=[P_(x,h) for x in ('Space','Tenant (trade name / <i>legal name</i>)','GLA','Minimum<br/>Rent / Mo.','Term','','Recoveries per Month','','','Percentage Rent (calendar 2024)','','','','Scheduled Increases<br/>(effective: minimum rent/mo.)')]
H2=[P_(x,h) for x in ('','','(s.f.)','','From','To','CAM','R.E. Tax','Ins.','%','Breakpoint','Reported Sales','Paid','')]
tab=[H1,H2];rows=[]; S=dict(g=0,m=0,c=0,t=0,i=0,s=0,p=0)
m=lambda v: P_('' if v is None else f'{v:,.2f}',r_); w=lambda v:P_('' if v is None else f'{v:,.0f}',r_)
for u,dba,leg,g,mr,s,e,cam,tax,ins,pc,bp,sa,pp,steps,nt in D:
    if pc: assert pp==round(max(0,(sa-bp)*pc/100),2),(u,round(max(0,(sa-bp)*pc/100),2))
    vac=dba=='VACANT'
    tab.append([P_(u,sb),P_((f'<b>{dba}</b>' if vac else dba.replace('&','&amp;'))+(f' <super>{nt}</super>' if nt else '')+(f'<br/><i>{leg}</i>'.replace('&','&amp;') if leg else ''),st),w(g),m(mr),P_(dt_(dt.date(*s)) if s else '',c_),P_((dt_(dt.date(*e)) if e else 'MTM') if s else '',c_),m(cam),m(tax),m(ins),P_(f'{pc:g}%' if pc else '',c_),w(bp),w(sa),m(pp),P_('<br/>'.join(f'{dt_(dt.date(*a))}: ${b:,.2f}' for a,b in steps),st)])
    r=dict(unit=u,tenantName=None if vac else dba,statusText='VACANT' if vac else 'Occupied',area=g,contractRent=mr,leaseStartDate=dt.date(*s) if s else None,leaseEndDate=(dt.date(*e) if e else 'MTM') if s else None)
    if cam is not None: r['charges']=[dict(code='CAM',amount=cam),dict(code='R.E. Tax',amount=tax),dict(code='Ins.',amount=ins)]
    if steps: r['rentSteps']=[dict(date=dt.date(*a).isoformat(),amount=b) for a,b in steps]
    rows.append(r)
    for k,v in zip('gmctisp',(g,mr,cam,tax,ins,sa,pp)): S[k]+=v or 0
B=lambda t:P_(t,rb)
tab.append([P_('Center total',sb),'',B(f"{S['g']:,}"),B(f"{S['m']:,.2f}"),'','',B(f"{S['c']:,.2f}"),B(f"{S['t']:,.2f}"),B(f"{S['i']:,.2f}"),'','',B(f"{S['s']:,}"),B(f"{S['p']:,.2f}"),''])
vs=sum(d[3] for d in D if d[1]=='VACANT')
tab.append([P_(f"Leased {S['g']-vs:,} s.f. ({100*(S['g']-vs)/S['g']:.1f}%); available {vs:,} s.f. ({100*vs/S['g']:.1f}%)",st)]+['']*13)
t=Table(tab,colWidths=[38,168,42,58,58,58,50,50,42,26,60,64,54,140],repeatRows=2)
G=colors.Color(.16,.29,.24)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,1),G),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(12,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(3,0),(3,1)),('SPAN',(13,0),(13,1)),('VALIGN',(0,0),(-1,1),'MIDDLE'),('VALIGN',(0,2),(-1,-1),'TOP'),
 ('LINEBELOW',(0,2),(-1,-3),.3,colors.grey),('LINEBELOW',(4,0),(12,0),.4,colors.white),('ROWBACKGROUNDS',(0,2),(-1,-3),[colors.white,colors.Color(.95,.97,.95)]),('LINEABOVE',(0,-2),(-1,-2),1,colors.black),('SPAN',(0,-1),(-1,-1)),('SPAN',(0,-2),(1,-2)),
 ('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
tt=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=13,leading=16); n_=ParagraphStyle('n',parent=st,fontSize=7.4,leading=9)
E=[Table([[P_('SCHEDULE OF LEASES AND RENTS',tt),P_('TAB 7<br/>Estoppel Package – Loan No. 70-118844',ParagraphStyle('q',parent=rb,fontSize=9,leading=11))],[P_('Stonebridge Village Shopping Center &nbsp;|&nbsp; 6100–6188 Old Brownsville Road, Bartlett, Tennessee',ParagraphStyle('z',parent=st,fontSize=9.5)),P_('Rents in effect on March 31, 2025',ParagraphStyle('z2',parent=r_,fontSize=9.5))]],colWidths=[560,348],style=[('LEFTPADDING',(0,0),(-1,-1),0),('RIGHTPADDING',(0,0),(-1,-1),0)]),Spacer(1,6),t,Spacer(1,6)]
for x in ['a  Percentage rent is computed on sales of the grocery only, fuel and lottery excluded. Two 5-year options.','b  Tenant has given notice that it will not renew; possession to be surrendered at end of term.','c  Co-tenancy clause: minimum rent abates by one half if Spaces A1–A3 go dark for more than 120 days. Not presently triggered.','d  Written lease expired March 31, 2023. Tenant pays at last stated rate.','e  Improvements owned by tenant. Tenant pays taxes, insurance and maintenance directly.']:
    E.append(P_(f'<b>{x[0]}</b>{x[1:]}',n_))
E+=[Spacer(1,8),P_('Landlord certifies to Lender that this Schedule conforms to the tenant estoppel certificates behind Tabs 8 through 18.',st),Spacer(1,12),P_('STONEBRIDGE VILLAGE PARTNERS, a Tennessee general partnership &nbsp;&nbsp;&nbsp; By: ___________________________, Managing Partner &nbsp;&nbsp;&nbsp; Date: ______________',st)]
SimpleDocTemplate(doc(name),pagesize=landscape(legal),leftMargin=48,rightMargin=48,topMargin=36,bottomMargin=30,invariant=1).build(E)
save(name,'RETAIL','lender counsel / paralegal','legal-size grouped headers, percentage rent columns, trade and legal name in one cell, footnote letters',True,'Stonebridge Village Shopping Center','2025-03-31',13,11,2,rows)

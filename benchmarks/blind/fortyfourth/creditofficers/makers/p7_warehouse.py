import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
F='lease_list_oglesby_warehouses.pdf'
D=dt.date
# building, bay, tenant, sf, start, end, rent, steps, deposit, cam+tax, remark
L=[('Building 1 - 4100 Jonesboro Rd',[
 ('1-A','Tri-County Pallet & Crate, Inc.',12000,D(2022,7,1),D(2027,6,30),5150,[(D(2026,7,1),5304.5)],5000,1000,'One 5-yr option at 95% of market.'),
 ('1-B','Southern Comfort Mechanical LLC',8000,D(2024,3,1),D(2029,2,28),3866.67,[(D(2026,3,1),3982.67),(D(2027,3,1),4102.15),(D(2028,3,1),4225.21)],3866.67,666.67,'NNN'),
 ('1-C','',8000,None,None,None,[],None,None,'Vacant since Oct. 2025. Asking $6.00 / ft., $4,000 per month.'),
 ('1-D & 1-E','Brightline Beverage Distributors',20000,D(2020,11,1),D(2030,10,31),9250,[(D(2026,11,1),9527.5),(D(2027,11,1),9813.33),(D(2028,11,1),10107.73),(D(2029,11,1),10410.96)],9000,1666.67,'NNN. Tenant owns the racking. Two 5-yr. options.')]),
 ('Building 2 - 4120 Jonesboro Rd',[
 ('2-A','Hargrove Tile & Stone',6500,D(2025,1,1),D(2027,12,31),3412.5,[(D(2027,1,1),3514.88)],3412.5,0,'Gross lease; owner pays everything but power.'),
 ('2-B','Mid-South Fire Sprinkler Supply',9500,D(2023,9,15),D(2028,9,14),4512.5,[(D(2026,9,15),4647.88),(D(2027,9,15),4787.31)],4500,791.67,'NNN'),
 ('2-C','Pittman Family Movers',9000,D(2021,5,1),None,3900,[],3900,0,'Month to month since May 2024. 60 days notice.')]),
 ('Building 3 - 188 Tara Ind. Ct',[
 ('Entire','Cobalt Marine Electronics Corp.',31500,D(2019,4,1),D(2029,3,31),16012.5,[(D(2026,4,1),16492.88),(D(2027,4,1),16987.66),(D(2028,4,1),17497.29)],0,2625,'Absolute net. Guaranteed by parent.'),
 ('Yard','Tri-County Pallet & Crate, Inc.',0,D(2025,2,1),None,850,[],0,0,'Fenced trailer yard, 1.2 acre, month to month.')])]
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=9.5,leading=11.5); B=ParagraphStyle('b',parent=P,fontName='Times-Bold'); RR=ParagraphStyle('r',parent=P,alignment=2); I=ParagraphStyle('i',parent=P,fontName='Times-Italic',fontSize=9)
m=lambda x:'$'+format(x,',.2f'); rows=[]
fl=[Paragraph('OGLESBY WAREHOUSES, L.P.',ParagraphStyle('t',parent=B,fontSize=14,leading=18,alignment=1)),Paragraph('P.O. Box 1187, Forest Park, Georgia 30298',ParagraphStyle('t2',parent=P,alignment=1)),Spacer(1,10),Paragraph('<b>LEASE LIST</b> &nbsp; &nbsp; rents in force February 1, 2026 &nbsp; (for Flint River Bank, annual review)',P),Spacer(1,6)]
hd=[Paragraph('<b>%s</b>'%h,P if i in(0,1,3,6) else RR) for i,h in enumerate(['Bay','Tenant / remarks','Sq. ft.','Term','Rent per<br/>month','CAM &amp; tax<br/>per month','Future rent<br/>(per month)','Security<br/>deposit'])]
W=[46,150,42,62,62,56,98,56]; TS=TR_=TC=TD=0
for bn,ls in L:
    body=[[Paragraph('<b>%s</b>'%bn,P)]+['']*7]; ss=sr=sc=sd=0
    for bay,tn,sf,s,e,r,steps,dep,cam,rem in ls:
        vac=not tn
        term='' if vac else s.strftime('%-m/%-d/%y')+' to<br/>'+(e.strftime('%-m/%-d/%y') if e else 'month-month')
        body.append([Paragraph(bay,P),[Paragraph('VACANT' if vac else '<b>%s</b>'%tn.replace('&','&amp;'),P),Paragraph(rem,I)],Paragraph(format(sf,',') if sf else 'n/a',RR),Paragraph(term,P),Paragraph(m(r) if r else '',RR),Paragraph(m(cam) if cam else ('' if vac else 'none'),RR),[Paragraph('%s &nbsp;%s'%(d.strftime('%-m/%-d/%y'),m(a)),P) for d,a in steps] or '',Paragraph(m(dep) if dep else ('' if vac else '$0.00'),RR)])
        row=dict(unit=bay,building=bn,area=sf or None,statusText='VACANT' if vac else 'Occupied',tenantName=tn or None,contractRent=r,leaseStartDate=s,leaseEndDate=e if e else (None if vac else 'month-month'),deposit=dep)
        if vac: row['marketRent']=4000
        if cam: row['charges']=[dict(code='CAM & tax per month',amount=cam)]
        if steps: row['rentSteps']=[dict(date=iso(d),amount=a) for d,a in steps]
        rows.append(row); ss+=sf; sr+=r or 0; sc+=cam or 0; sd+=dep or 0
    body.append(['',Paragraph('<b>Subtotal</b>',P)]+[Paragraph('<b>%s</b>'%x,RR) for x in(format(ss,','),'',m(sr),m(sc),'',m(sd))])
    TS+=ss;TR_+=sr;TC+=sc;TD+=sd
    fl+= [Table([hd]+body if bn.startswith('Building 1') else body,colWidths=W,style=TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('BOX',(0,0),(-1,-1),.7,colors.black),('INNERGRID',(0,0),(-1,-1),.3,colors.grey),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3),('SPAN',(0,1 if bn.startswith('Building 1') else 0),(-1,1 if bn.startswith('Building 1') else 0)),('BACKGROUND',(0,0),(-1,0 if not bn.startswith('Building 1') else 1),colors.HexColor('#EEEBE0'))])),Spacer(1,7)]
fl+=[Table([['',Paragraph('<b>All buildings</b>',P)]+[Paragraph('<b>%s</b>'%x,RR) for x in(format(TS,','),'',m(TR_),m(TC),'',m(TD))]],colWidths=W,style=TableStyle([('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])),Spacer(1,10),Paragraph('Leased: 96,500 of 104,500 sq. ft. (92.3%). The trailer yard is billed apart and has no building area.',P),Spacer(1,18),Paragraph('Certified true and correct by the general partner: ______________________________',P)]
assert TS==104500
SimpleDocTemplate(os.path.join(DOC,F),pagesize=letter,leftMargin=20,rightMargin=20,topMargin=36,bottomMargin=36,title='Lease List').build(fl)
save(F,rows,'WAREHOUSE','r44c','Warehouse owner\'s lease list typed in a word processor, future rents stacked in the cell',propertyName='Oglesby Warehouses, L.P.',asOnDate='2026-02-01',units=None,occupied=None,vacant=1,hard=True)

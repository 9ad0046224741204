from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
S=lambda n,f='Helvetica',al=0,b=None: ParagraphStyle('x',fontName=f,fontSize=n,leading=n*1.2,alignment=al)
D=dt.date
data=[('100','Laurel Ridge Family Medicine, P.C.',4210,D(2019,4,1),D(2029,3,31),8946.25,2175.17,8500.,[(D(2026,4,1),9214.64),(D(2027,4,1),9491.08),(D(2028,4,1),9775.81)],'One 5-yr @ FMV','4/30/25','None'),
('110','Ashgrove Pediatric Dentistry LLC d/b/a Smile Harbor',2085,D(2021,9,15),D(2028,9,30),4517.50,1077.25,4250.,[(D(2025,10,1),4653.03),(D(2026,10,1),4792.62)],'Two 5-yr @ 95% FMV','4/30/25','Claims HVAC credit of $1,150; landlord disputes'),
('120','Precision Draw Laboratories, Inc.',960,D(2023,2,1),D(2026,1,31),2080.00,496.00,2080.,[],'None','4/30/25','None'),
('130',None,1440,None,None,None,None,None,[],'','','Former podiatry suite; shell condition'),
('200','Overstreet Physical Therapy & Sports Rehab',3675,D(2020,1,1),D(2029,12,31),7503.13,1898.75,7000.,[(D(2026,1,1),7728.22),(D(2028,1,1),8198.87)],'One 5-yr @ 103%','5/31/25','None'),
('210','County Behavioral Health Authority',5120,D(2017,7,1),D(2027,6,30),10880.00,2645.33,0.,[(D(2026,7,1),11093.33)],'None','4/30/25','Non-appropriation clause, §22'),
('220','Dr. N. Farnsworth, Optometry',1190,D(2016,5,1),'MTM',2330.42,614.83,1800.,[],'Expired','4/30/25','Holdover since 5/1/2024 at 100%'),
('230','Thibodeaux Hearing Centers',1035,D(2024,11,1),D(2029,10,31),2328.75,534.75,4657.50,[(D(2025,11,1),2398.61),(D(2026,11,1),2470.57),(D(2027,11,1),2544.69),(D(2028,11,1),2621.03)],'One 3-yr','4/30/25','TI allowance of $10,350 unpaid'),
('LL-1','Mid-Coast Dialysis Partners',2890,D(2022,3,1),D(2032,2,29),5298.33,1493.17,10596.66,[(D(2027,3,1),5828.17)],'Two 5-yr @ FMV','4/30/25','None'),]
F='laurel_ridge_estoppel_summary.pdf'
doc=SimpleDocTemplate(str(DOC/F),pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=40,invariant=1)
st=[Spacer(1,90),Paragraph('SUMMARY OF TENANT ESTOPPEL CERTIFICATES',S(20,'Times-Bold',1)),Spacer(1,24),Paragraph('Laurel Ridge Medical Arts Building',S(15,'Times-Roman',1)),Spacer(1,10),Paragraph('2240 Laurel Ridge Parkway',S(11,'Times-Roman',1)),Spacer(1,40),
Paragraph('Prepared for the refinancing lender by Haverford &amp; Wojcik LLP, borrower’s counsel',S(11,'Times-Italic',1)),Spacer(1,10),Paragraph('All statements certified by the tenants as of April 30, 2025',S(11,'Times-Roman',1)),PageBreak()]
h=['Suite','Tenant (name in lease)','Rentable<br/>Sq. Ft.','Commence-<br/>ment','Expiration','Current Base<br/>Rent (month)','Est. CAM &amp;<br/>Taxes (month)','Total Paid<br/>(month)','Security<br/>Deposit','Scheduled increases in<br/>monthly Base Rent','Renewal','Rent<br/>paid to','Defaults / remarks']
T=[[Paragraph(x,S(7.5,'Times-Bold',1)) for x in h]]
rows=[]
P=lambda t,al=0: Paragraph(t,S(8,'Times-Roman',al))
for u,t,sf,a,b,base,cam,dep,steps,ren,pt,rem in data:
    r=dict(unit=u,area=sf)
    if t is None:
        T.append([P(u,1),P('<i>VACANT – no certificate</i>'),P(f'{sf:,}',2)]+['']*9+[P(rem)]); r['statusText']='VACANT'
    else:
        f=lambda x: x if isinstance(x,str) else us(x)
        T.append([P(u,1),P(t.replace('&','&amp;')),P(f'{sf:,}',2),P(f(a),1),P(f(b),1),P('$'+m2(base),2),P('$'+m2(cam),2),P('$'+m2(base+cam),2),P('$'+m2(dep) if dep else 'None',2),P('<br/>'.join(f'{us0(x)} – ${m2(y)}' for x,y in steps) or 'None'),P(ren),P(pt,1),P(rem)])
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=base,charges=[dict(code='Base Rent',amount=base),dict(code='CAM & Taxes',amount=cam)],totalCharges=round(base+cam,2),rentSteps=[dict(date=x.isoformat(),amount=y) for x,y in steps])
        if dep: r['deposit']=dep
    rows.append(r)
s=lambda k: round(sum(r.get(k,0) for r in rows),2); cam=round(sum(d[6] or 0 for d in data),2)
B=lambda t,al=2: Paragraph(t,S(8,'Times-Bold',al))
T.append(['',B('Building total (9 suites: 8 leased, 1 vacant)',0),B(f"{s('area'):,}"),'','',B('$'+m2(s('contractRent'))),B('$'+m2(cam)),B('$'+m2(s('totalCharges'))),B('$'+m2(s('deposit'))),'','','',''])
tb=Table(T,colWidths=[36,142,46,56,56,66,62,66,60,108,72,42,136],repeatRows=1)
tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.Color(.87,.9,.95)),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black)]))
st+=[Paragraph('Schedule 1 – Tenancies',S(12,'Times-Bold')),Spacer(1,6),tb,Spacer(1,8),Paragraph('Certificates of Suites 210 and 220 were given in letter form. Copies of all certificates are at Tabs 1 to 8. Counsel has not verified square footage.',S(8,'Times-Italic'))]
def fo(c,d): c.setFont('Times-Roman',8); c.drawCentredString(504,22,f'Laurel Ridge – Estoppel Summary – {d.page}')
doc.build(st,onLaterPages=fo)
save(F,'OFFICE','lawyer estoppel summary, legal landscape, wrapped cells, rent steps',True,rows,'Laurel Ridge Medical Arts Building','2025-04-30',9,8,1,checks=[('contractRent',s('contractRent')),('charge:CAM & Taxes',cam)])

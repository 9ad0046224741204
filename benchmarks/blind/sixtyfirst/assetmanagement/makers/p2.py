# UK retail park, Horizon-like tenancy schedule; planted total_wrong
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=[ # unit, tenant, trading, use, area, start, expiry, break, review, rent, uplift, sc, ins, comment
('1','Fernhollow Homewares Limited','Fernhollow','Bulky goods',20150,'2017-06-24','2032-06-23','24/06/2027 (T)','24/06/2027',402500,None,41307.5,5239,'OMR upward only'),
('2A','Dunmarrow Pets Ltd','Dunmarrow Pet Barn','Open A1',7480,'2019-09-29','2029-09-28','-','-',149600,None,15334,1944.8,'Rent review 2024 settled nil increase'),
('2B','Oxley Brand Discount Stores plc','OxleyB','Open A1 (food)',14920,'2021-03-25','2036-03-24','25/03/2031 (T)','25/03/2026',261100,('2026-03-25',288277),30586,3879.2,'CPI 1-3% compounded, cap reached'),
('3','Tranmire Beds & Sofas Limited','Tranmire','Bulky goods',10015,'2015-12-25','2025-12-24','-','-',195292.5,None,20530.75,2603.9,'Renewal in solicitors\' hands'),
('4','Vacant',None,'Bulky goods',9870,None,None,'-','-',0,None,20233.5,2566.2,'Former carpet store. Void costs borne by landlord'),
('5','Kelsham Outdoor Group Limited','Kelsham Peak','Open A1',5010,'2023-01-16','2033-01-15','16/01/2028 (M)','16/01/2028',100200,('2026-01-16',110220),10270.5,1302.6,'Stepped rent'),
('6','Redgrove Toys (UK) Limited','Redgrove','Open A1',8055,'2020-11-11','2030-11-10','-','11/11/2025',161100,None,16512.75,2094.3,'Review outstanding'),
('7','Aldous & Finch Electricals Limited','AF Direct','Bulky goods',15100,'2014-05-01','2029-04-30','-','-',317100,None,30955,3926,'Guarantee: Aldous & Finch Holdings'),
('8A','Bramber Fitness Clubs Limited','Bramber 24','D2 leisure',11240,'2022-08-22','2037-08-21','22/08/2032 (T)','22/08/2027',140500,('2027-08-22',155114),23042,2922.4,'RPI collar & cap'),
('8B','Vacant',None,'Open A1',4995,None,None,'-','-',0,None,10239.75,1298.7,'Under offer - HoT agreed 10 yrs at 95,000 pa'),
('Pod 1','Cinderwick Coffee Limited','Cinderwick Drive-Thru','A3/drive-thru',1790,'2018-10-08','2033-10-07','-','08/10/2028',92500,None,3669.5,465.4,'Top-up turnover rent 8%'),
('Pod 2','Burrito Lane (Restaurants) Limited','Burrito Lane','A3',2245,'2019-02-18','2034-02-17','18/02/2029 (T)','18/02/2029',76330,None,4602.25,583.7,'Monthly rents concession'),
('Kiosk','Mr Cobble Shoe Care Ltd','Mr Cobble','A1 pod in car park',140,'2024-04-01','2027-03-31','Rolling 3 mths (M)','-',14000,None,0,0,'Outside 1954 Act'),
('ATM','Castlegate Cash Services Limited','-','ATM (Unit 2B frontage)',0,'2021-07-05','2026-07-04','-','-',6250,None,0,0,'Licence'),
('Sub 1','Wharfe Valley Electricity Distribution plc','-','Sub-station',0,'1988-03-25','2087-03-24','-','-',1,None,0,0,'Peppercorn if demanded'),
]
def run():
    name='Thornaby_Moor_RP_Tenancy_Schedule_Q3_2025.pdf'
    f=lambda s:dd(s).strftime('%d/%m/%Y')
    P=lambda s,b=0,al=0:Paragraph(str(s).replace('&','&amp;'),ParagraphStyle('a',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=7.6,leading=9,alignment=al))
    Wt=lambda s,al=0:Paragraph(s,ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=7.4,leading=8.8,textColor=colors.white,alignment=al))
    hd=[[Wt('Demise'),'','','',Wt('Lease terms'),'','','',Wt('Income (£ per annum)'),'','','',Wt('Tenant costs (£ per annum)'),'',Wt('Remarks')],
        [Wt(x,2 if i in(3,8,9,12,13) else 0) for i,x in enumerate(['Unit','Tenant','Trading as','NIA<br/>sq ft','Start','Expiry','Next break','Next review','Passing rent','£ psf','Fixed / agreed uplift','Planning use','Service charge','Insurance',''])]]
    body=[];rows=[];T=[0,0,0,0]
    for u,t,tr,use,a,s,e,b,rv,rent,up,sc,ins,cm in R:
        T[0]+=a;T[1]+=rent;T[2]+=sc;T[3]+=ins
        body.append([P(u,1),P(t),P(tr or ''),P(m0(a) if a else '',0,2),f(s) if s else '',f(e) if e else '',P(b),P(rv),m2(rent) ,f'{rent/a:.2f}' if a and rent else '',P(f'£{up[1]:,.0f} pa from {f(up[0])}' if up else ''),P(use),m2(sc) if sc else '',m2(ins) if ins else '',P(cm)])
        r=dict(unit=u,unitType=use,area=a or None,statusText='Vacant' if t=='Vacant' else 'Occupied',annualRent=rent,leaseStartDate=s,leaseEndDate=e)
        if t!='Vacant': r['tenantName']=t
        if up: r['rentSteps']=[dict(date=up[0],amount=up[1],per='year')]
        if sc: r['charges']=[dict(code='Service charge',amount=sc),dict(code='Insurance',amount=ins)]
        rows.append(r)
    wrong=T[1]+9000
    tot=['',P('Total Thornaby Moor Retail Park',1),'',P(m0(T[0]),1,2),'','','','',m2(wrong),'','','',m2(T[2]),m2(T[3]),'']
    t=Table(hd+body+[tot],hAlign='LEFT',colWidths=[36,132,88,44,56,52,72,52,66,34,86,74,60,52,150],repeatRows=2)
    n=len(body)+2
    t.setStyle(TableStyle([('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('FONT',(0,2),(-1,-1),'Helvetica',7.6),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3d4d')),('BACKGROUND',(0,1),(-1,1),colors.HexColor('#4a7288')),
      ('SPAN',(0,0),(3,0)),('SPAN',(4,0),(7,0)),('SPAN',(8,0),(11,0)),('SPAN',(12,0),(13,0)),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(8,2),(9,-1),'RIGHT'),('ALIGN',(12,2),(13,-1),'RIGHT'),
      ('LINEBELOW',(0,2),(-1,-2),.25,colors.HexColor('#b9c7cf')),('LEFTPADDING',(4,0),(4,-1),10),('FONT',(0,n),(-1,n),'Helvetica-Bold',7.6),('LINEABOVE',(0,n),(-1,n),1,colors.black),]))
    S=lambda z,b=0:ParagraphStyle('s',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+4)
    def foot(c,d):
        c.setFont('Helvetica',6.5); c.drawString(40,22,'Brackenfold Estate Management LLP  |  Prepared for the Fund quarterly report. Break: T = tenant, M = mutual. Rents exclusive of VAT; property is opted to tax.'); c.drawRightString(A3[1]-40,22,'Sheet %d'%d.page)
    def yrs(i):
        z=0
        for x in R:
            if x[5] and x[0]!='Kiosk':
                e=dd(x[6])
                if i and x[7][0].isdigit(): p=x[7][:10].split('/'); e=D.date(int(p[2]),int(p[1]),int(p[0]))
                z+=x[9]*(e-D.date(2025,9,29)).days/365.25
        return z/sum(x[9] for x in R if x[5] and x[0]!='Kiosk')
    d=SimpleDocTemplate(doc(name),pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=40)
    d.build([Paragraph('Thornaby Moor Retail Park, Stockbridge Road',S(15,1)),Paragraph('Tenancy Schedule as at 29 September 2025',S(10)),Spacer(1,10),t,Spacer(1,12),
      Paragraph(f'WAULT (excluding Kiosk) to expiry {yrs(0):.1f} years; to earliest break {yrs(1):.1f} years, weighted by passing rent. Void rate by area 13.4%.',S(8))],onFirstPage=foot,onLaterPages=foot)
    ltot=sum(x[4] for x in R)
    save(name,'RETAIL','UK retail park, A3 grouped header, wrapped cells, annual rents',dict(propertyName='Thornaby Moor Retail Park',asOnDate='2025-09-29',units=15,occupied=13,vacant=2,rows=rows,
      planted=dict(what='Printed total passing rent %s is 9,000.00 above the sum of the rows %s'%(m2(wrong),m2(T[1])),kind='total_wrong')))

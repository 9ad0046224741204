import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,A3,landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/dejavu/';Lb='/usr/share/fonts/truetype/liberation/'
for n,p in [('DS',D+'DejaVuSans.ttf'),('DSB',D+'DejaVuSans-Bold.ttf'),('DC',D+'DejaVuSansCondensed.ttf'),('DCB',D+'DejaVuSansCondensed-Bold.ttf'),('LS',Lb+'LiberationSerif-Regular.ttf'),('LSB',Lb+'LiberationSerif-Bold.ttf'),('LSI',Lb+'LiberationSerif-Italic.ttf'),('LN',Lb+'LiberationSansNarrow-Regular.ttf'),('LNB',Lb+'LiberationSansNarrow-Bold.ttf')]:
    pdfmetrics.registerFont(TTFont(n,p))

# ---------------------------------------------------------------- 1 UK service charge accounts + balance sheet
def p1():
    R=random.Random(271); P='Tannery Wharf, London SE16'
    s=St('Income and Expenditure Account','Tannery Wharf','2024-03-25','2025-03-24',['Schedule 1 Estate','Schedule 2 Block','Schedule 3 Car Park','Total 2025','Total 2024'],
         lambda b,k:[b[0],b[1],b[2],b[0]+b[1]+b[2],b[3]],page=2,dash=True)
    s.H('Income'); inc=[]
    inc.append(s.L('Service charges demanded',[142600,98450,21300,249800],note='3'))
    inc.append(s.L('Bank interest receivable',[2114,0,0,1377]))
    inc.append(s.L('Key fobs and sundry receipts',[0,640,385,910]))
    inc.append(s.L('Insurance claim recoveries',[0,4275,0,0],note='4'))
    ti=s.T('Total income',inc,key='total_income')
    subs=[]
    def grp(h,lines,tot):
        s.H(h); ix=[s.L(l,v,note=n) for l,v,n in lines]; subs.append(s.T(tot,ix))
    grp('Site staff and security',[('Concierge wages and on-costs',[41862,0,0,39755],'5'),('Staff training and uniforms',[734,0,0,512],''),('CCTV maintenance',[1980,0,1260,3105],'')],'Total site staff and security')
    grp('Utilities',[('Electricity - common parts',[6215,14870,4432,31260],''),('Water rates',[1145,0,0,1083],''),('Lift telephone lines',[0,1296,0,1210],'')],'Total utilities')
    grp('Cleaning and grounds',[('Cleaning contract',[4380,18624,1440,23410],''),('Window cleaning',[0,5940,0,5640],''),('Refuse and bulk collection',[3125,0,0,2870],''),('Gardening',[7416,0,0,7200],'')],'Total cleaning and grounds')
    grp('Repairs and maintenance',[('General repairs',[8343,11906,1217,19872],''),('Lift service contract',[0,7548,0,7255],''),('Fire alarm and emergency lighting',[1310,4866,972,6480],''),('Roller shutter and gates',[0,0,3654,2190],''),('Water pumps',[0,2862,0,3104],'')],'Total repairs and maintenance')
    grp('Insurance',[('Buildings and terrorism insurance',[38914,0,4120,39377],'6'),('Engineering inspection',[0,918,0,880],''),("Directors' and officers' liability",[612,0,0,598],'')],'Total insurance')
    grp('Management and professional',[('Managing agent fees',[15120,8960,1500,24600],''),('Accountancy fee',[1650,0,0,1590],''),('Health and safety audit',[840,360,180,1140],''),('Legal fees',[0,1425,0,2210],''),('Bank charges',[146,0,0,138],'')],'Total management and professional')
    te=s.T('Total expenditure',subs,key='total_operating_expenses')
    no=s.T('Surplus/(deficit) before transfers',[ti,te],signs=[1,-1],key='noi')
    tr=s.L('Transfer to reserve fund',[-8000,-15000,-2500,-24000],note='7')
    ni=s.T('Surplus/(deficit) for the year',[no,tr],t='TOTAL',key='net_income')
    sur=s.rows[ni]['v']
    b=St('Balance Sheet','Tannery Wharf',None,'2025-03-24',['2025','2024'],page=3,dash=True)
    res=[187420,158630]; acc0=[0,0]; acc=[9310+sur[3],9310]
    cred=[('Service charges received in advance','9',[-31744,-28119]),('Trade creditors','',[-14206,-17853]),('Accruals','10',[-9875,-8240]),('Unclaimed balances','',[0,-615])]
    b.H('Current assets'); deb=[[18633,22417],[20945,19880]]
    tot=[res[i]+acc[i]-sum(c[2][i] for c in cred) for i in (0,1)]
    ca=[b.L('Service charge debtors',deb[0],note='8'),b.L('Prepayments - insurance',deb[1])]
    cash=[tot[i]-deb[0][i]-deb[1][i] for i in (0,1)]; cc=[60000,52000]
    ca+= [b.L('Cash at bank - service charge account',[cash[i]-cc[i]-88000 for i in (0,1)]),b.L('Cash at bank - reserve deposit account',[cc[i]+88000 for i in (0,1)])]
    ta=b.T('Total current assets',ca,key='total_assets')
    b.H('Creditors: amounts falling due within one year'); tl=b.T('Total creditors',[b.L(l,v,note=n) for l,n,v in cred],key='total_liabilities')
    b.T('Net assets',[ta,tl],t='TOTAL')
    b.H('Represented by:'); f=[b.L('Reserve fund',res,note='7'),b.L('Accumulated service charge surplus',acc)]
    te2=b.T('Total lessees\' funds',f,t='TOTAL',key='total_equity')
    assert b.rows[te2]['v']==[ta_+tl_ for ta_,tl_ in zip(b.rows[ta]['v'],b.rows[tl]['v'])]
    c=canvas.Canvas(path('tannery_wharf_sc_accounts_2025.pdf'),pagesize=A4); W,H=A4
    c.setFont('LSB',20);c.drawCentredString(W/2,620,'TANNERY WHARF');c.setFont('LS',13)
    for i,t in enumerate(['London SE16','','Service Charge Accounts','for the year ended 24 March 2025','','','Prepared by Harcastle & Dunmore LLP, Managing Agents','(produced from Qube PM)']): c.drawCentredString(W/2,590-20*i,t)
    c.showPage()
    def head(t,d):
        c.setFont('LSB',12);c.drawString(50,795,'TANNERY WHARF');c.setFont('LSB',11);c.drawString(50,778,t);c.setFont('LS',10);c.drawString(50,763,d);c.line(50,757,W-50,757)
    def foot(n): c.setFont('LSI',8);c.drawCentredString(W/2,30,f'The notes on pages 4 to 6 form part of these accounts  -  Page {n}')
    head('Income and Expenditure Account','For the year ended 24 March 2025')
    xs=[318,373,424,484,545];y=742;c.setFont('LSB',8.5)
    for k,ls in enumerate([('Schedule 1','Schedule 2','Schedule 3','Total','Total'),('Estate','Block','Car Park','2025','2024'),('£','£','£','£','£')]):
        for x,t in zip(xs,ls): c.drawRightString(x,y-11*k,t)
    c.drawString(246,y-11,'Note'); y-=42
    for i,r in enumerate(s.rows):
        b_=r['t']!='LINE'
        if r['t']=='HEADING': y-=4
        c.setFont('LSB' if b_ else 'LS',9)
        lab={'SUBTOTAL':r['label']}.get(r['t'],r['label']);c.drawString(50 if b_ else 58,y,lab)
        if r.get('note'): c.setFont('LS',8);c.drawCentredString(254,y,r['note']);c.setFont('LSB' if b_ else 'LS',9)
        if 'items' in r:
            for x in xs:c.line(x-42,y+9,x,y+9)
        if r['v'][0] is not None or 'items' in r:
            for x,v in zip(xs,r['v']): c.drawRightString(x+(2.5 if v and v<0 else 0),y,par(v))
        if r['t']=='TOTAL':
            for x in xs:c.line(x-42,y-3,x,y-3);c.line(x-42,y-5,x,y-5)
        y-=13.2 if not 'items' in r else 15
    foot(2);c.showPage()
    head('Balance Sheet','As at 24 March 2025');xs=[430,530];y=730;c.setFont('LSB',10)
    for x,t in zip(xs,('2025','2024')):c.drawRightString(x,y,t);c.drawRightString(x,y-13,'£')
    c.drawString(340,y,'Note');y-=34
    for r in b.rows:
        b_=r['t']!='LINE'
        if r['t']=='HEADING':y-=8
        c.setFont('LSB' if b_ else 'LS',10);c.drawString(50 if b_ else 62,y,r['label'])
        if r.get('note'):c.drawCentredString(350,y,r['note'])
        if 'items' in r:
            for x in xs:c.line(x-60,y+10,x,y+10)
        if r['t']!='HEADING':
            for x,v in zip(xs,r['v']):c.drawRightString(x+(3 if v and v<0 else 0),y,par(v))
        if r['t']=='TOTAL':
            for x in xs:c.line(x-60,y-3,x,y-3);c.line(x-60,y-5,x,y-5)
        y-=17
    y-=30;c.setFont('LS',9)
    for t in ['We certify that these accounts are a fair summary of the service charge costs for the year, sufficiently supported by','accounts, receipts and other documents produced to us.','','Signed on behalf of Tannery Wharf Management Company Limited','','.......................................................   Director            Date: 11 September 2025']:c.drawString(50,y,t);y-=13
    foot(3);c.showPage();c.save()
    done('tannery_wharf_sc_accounts_2025.pdf','MULTIFAMILY','OPERATING_STATEMENT','UK service charge accounts by schedule, cover page, two statements (I&E + balance sheet)',True,s,b)

# ---------------------------------------------------------------- 2 Australian shopping centre, Yardi style
def p2():
    R=random.Random(272)
    def ex(b,k):
        f=1 if k in('inc','net') else -1
        return [b[0],b[1],f*(b[0]-b[1]),b[2],b[3],f*(b[2]-b[3]),b[4]]
    s=St('Budget Comparison','Banksia Grove Shopping Centre','2025-05-01','2025-05-31',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],ex,dp=2)
    def ln(c,l,m,k='exp',zero=False,vol=.12):
        bu=round(m,0); pa=0 if zero else m*R.uniform(1-vol,1+vol)
        return s.L(l,[pa,bu,m*11*R.uniform(1-vol/3,1+vol/3),bu*11,bu*12],code=c,kind=k)
    s.H('INCOME',code='4000-0000');s.H('Rental Income',code='4100-0000')
    a=s.T('Total Rental Income',[ln('4110-0000','Base Rent - Majors',94500,'inc',vol=.001),ln('4120-0000','Base Rent - Specialties',186300,'inc',vol=.03),ln('4130-0000','Percentage Rent',6200,'inc',zero=True),ln('4140-0000','Casual Mall Leasing',14100,'inc',vol=.3),ln('4150-0000','Storage Licences',1850,'inc',vol=.02),
      s.L('Rent Abatements',[-4125.00,0,-20625.00,0,0],code='4190-0000',kind='inc')],code='4199-9999',kind='inc')
    s.H('Recoveries',code='4200-0000')
    b=s.T('Total Recoveries',[ln('4210-0000','Recoverable Outgoings',51700,'inc',vol=.03),ln('4220-0000','Land Tax Recovered',0.0,'inc') if 0 else ln('4230-0000','Promotion Levy',9300,'inc',vol=.02),ln('4240-0000','Electricity On-sale',22800,'inc',vol=.1),ln('4250-0000','Air Conditioning Recoveries',4300,'inc')],code='4299-9999',kind='inc')
    s.H('Other Income',code='4300-0000')
    d=s.T('Total Other Income',[ln('4310-0000','Paid Parking',11900,'inc'),ln('4320-0000','Sundry Income',620,'inc',vol=.6)],code='4399-9999',kind='inc')
    ti=s.T('TOTAL INCOME',[a,b,d],t='TOTAL',code='4999-9999',kind='inc',key='total_income')
    s.H('EXPENSES',code='5000-0000');g=[]
    for hc,h,tc,ls in [('5100-0000','Statutory Charges','5199-9999',[('5110-0000','Council Rates',11250),('5120-0000','Water & Sewerage Rates',4170),('5130-0000','Land Tax',14600)]),
      ('5200-0000','Building Services','5299-9999',[('5210-0000','Air Conditioning R&M',6350),('5220-0000','Lifts & Escalators',4900),('5230-0000','Fire Protection',1980),('5240-0000','Electrical R&M',2450),('5250-0000','Plumbing & Hydraulics',1730),('5260-0000','Electricity - Common Area',27400),('5270-0000','Gas',1120)]),
      ('5300-0000','Site Operations','5399-9999',[('5310-0000','Cleaning Contract',23900),('5320-0000','Waste Removal',8200),('5330-0000','Security',17500),('5340-0000','Landscaping',2100),('5350-0000','Pest Control',390),('5360-0000','Car Park Operation',5600)]),
      ('5400-0000','Administration','5499-9999',[('5410-0000','Management Fees',13400),('5420-0000','Centre Management Salaries',19800),('5430-0000','Insurance Premiums',8850),('5440-0000','Audit Fees',700),('5450-0000','Marketing Fund Expenditure',9300)])]:
        s.H(h,code=hc);g.append(s.T('Total '+h,[ln(c,l,m,zero=l in('Audit Fees',)) for c,l,m in ls],code=tc))
    nr=0
    te=s.T('TOTAL OPERATING EXPENSES',g,t='TOTAL',code='5999-9999',key='total_operating_expenses')
    no=s.T('NET OPERATING INCOME',[ti,te],t='TOTAL',signs=[1,-1],code='6000-0000',kind='net',key='noi')
    s.H('NON-OPERATING',code='7000-0000')
    x=s.T('TOTAL NON-OPERATING',[ln('7110-0000','Leasing Commissions',3500,vol=.5),ln('7120-0000','Tenant Incentives Amortised',6800,vol=.01),ln('7130-0000','Interest on Bank Loan',81200,vol=.01),ln('7140-0000','Non-recoverable Legal Fees',1500,vol=.5)],code='7999-9999')
    s.T('NET INCOME',[no,x],t='TOTAL',signs=[1,-1],code='9000-0000',kind='net',key='net_income')
    c=canvas.Canvas(path('banksia_grove_budget_comparison_may25.pdf'),pagesize=landscape(A4));W,H=landscape(A4)
    xs=[322,388,450,486,560,633,698,734,814];pg=0
    def pct(v,b): return 'N/A' if b==0 else f'{v/b*100:.2f}'
    i=0;tp=2
    while i<len(s.rows):
        pg+=1;c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-36,'Budget Comparison');c.setFont('Helvetica',8)
        c.drawCentredString(W/2,H-48,'Period = May 2025');c.drawCentredString(W/2,H-59,'Book = Accrual ; Tree = ysi_is_aus');c.drawString(28,H-48,'Banksia Grove Shopping Centre (bgsc)');c.drawRightString(W-26,H-36,f'Page {pg} of {tp}')
        y=H-80;c.setFillGray(.88);c.rect(26,y-4,W-52,13,0,1);c.setFillGray(0);c.setFont('Helvetica-Bold',7.5)
        for x,t in zip(xs,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']):c.drawRightString(x,y,t)
        y-=16
        while i<len(s.rows) and y>40:
            r=s.rows[i];tot='items' in r;c.setFont('Helvetica-Bold' if r['t']!='LINE' else 'Helvetica',7.3)
            c.drawString(28,y,r['code']);c.drawString(80+(8 if r['t']=='LINE' else 4 if r['t']=='SUBTOTAL' else 0),y,r['label'])
            if r['v'][0] is not None:
                v=r['v'];o=[mns(v[0]),mns(v[1]),mns(v[2]),pct(v[2],v[1]),mns(v[3]),mns(v[4]),mns(v[5]),pct(v[5],v[4]),mns(v[6])]
                for x,t in zip(xs,o):c.drawRightString(x,y,t)
                if tot:
                    c.setLineWidth(.4);c.line(262,y+8,W-26,y+8)
            y-=11 if not tot else 15; i+=1
        c.setFont('Helvetica',6.5);c.drawString(28,22,'Monday, 9 June 2025   10:42 AM');c.showPage()
    c.save();assert pg==tp,pg
    done('banksia_grove_budget_comparison_may25.pdf','RETAIL','OPERATING_STATEMENT','Yardi budget comparison PTD/YTD landscape, % var columns',False,s)

# ---------------------------------------------------------------- 3 Irish hotel
def p3():
    R=random.Random(273)
    s=St('Departmental Profit & Loss','The Kilbracken Arms Hotel & Leisure Club','2025-07-01','2025-07-31',['Jul-25 Actual','Jul-25 Budget','Jul-24 Last Year','YTD Actual','YTD Budget','YTD Last Year'],dash=True)
    def ln(l,m,**k): return s.L(l,[m*R.uniform(.94,1.07),round(m/100)*100,m*R.uniform(.86,1),m*5.6*R.uniform(.96,1.05),round(m*5.6/1000)*1000,m*5.6*R.uniform(.88,.98)],**k)
    s.H('REVENUE');rev=[ln('Rooms',486000),ln('Food',212000),ln('Beverage',148500),ln('Weddings & Banqueting',96000),ln('Leisure Club Memberships',31200),ln('Spa & Treatments',22800),ln('Other Income',7400)]
    ti=s.T('Total Revenue',rev,key='total_income')
    s.H('COST OF SALES');cos=s.T('Total Cost of Sales',[ln('Food',63500),ln('Beverage',44200),ln('Spa Products',3900)])
    gp=s.T('Gross Profit',[ti,cos],signs=[1,-1])
    s.H('DEPARTMENTAL COSTS');s.H('Rooms')
    d1=s.T('Total Rooms',[ln('Payroll',88500),ln('Travel Agent Commissions',39400),ln('Laundry & Linen',16800),ln('Guest Supplies',9700)])
    s.H('Food & Beverage');d2=s.T('Total Food & Beverage',[ln('Payroll',121300),ln('Entertainment',8200),ln('Other Expenses',11900)])
    s.H('Leisure & Spa');d3=s.T('Total Leisure & Spa',[ln('Payroll',24600),ln('Pool Chemicals & Other',4700)])
    dt=s.T('Total Departmental Costs',[d1,d2,d3]); dp=s.T('Departmental Operating Profit',[gp,dt],signs=[1,-1])
    s.H('OVERHEADS');oh=s.T('Total Overheads',[ln('Administration & General',51200),ln('Sales & Marketing',24300),ln('Repairs & Maintenance',19800),ln('Energy - Gas & Electricity',38700),ln('IT & Telecoms',8900)])
    gop=s.T('Gross Operating Profit (GOP)',[dp,oh],signs=[1,-1])
    s.H('FIXED CHARGES');fx=s.T('Total Fixed Charges',[ln('Commercial Rates',17300),ln('Insurance',14600),ln('Management Fee',30100)])
    eb=s.T('EBITDA',[gop,fx],signs=[1,-1],t='TOTAL',key='noi')
    bl=[ln('Bank Loan Interest',41800),ln('Depreciation',56000)]
    pb=s.T('Profit before Taxation',[eb]+bl,signs=[1,-1,-1]);tx=ln('Corporation Tax',9800)
    s.T('Profit after Taxation',[pb,tx],signs=[1,-1],t='TOTAL',key='net_income')
    doc=SimpleDocTemplate(path('kilbracken_arms_pl_jul25.pdf'),pagesize=A4,leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=24)
    hd=[['','MONTH - JULY 2025','','','','','','YEAR TO DATE','','','','',''],['€','Actual','%','Budget','%','Last Yr','%','Actual','%','Budget','%','Last Yr','%']]
    rows=[];stl=[('FONT',(0,0),(-1,-1),'DC',6.4),('FONT',(0,0),(-1,1),'DCB',6.6),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(1,0),(6,0)),('SPAN',(7,0),(12,0)),('ALIGN',(1,0),(-1,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#14432a')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEAFTER',(6,0),(6,-1),.6,colors.HexColor('#14432a'))]
    for c_ in (2,4,6,8,10,12): stl.append(('TEXTCOLOR',(c_,2),(c_,-1),colors.HexColor('#667766')))
    rv=s.rows[ti]['v']
    for i,r in enumerate(s.rows):
        k=len(rows)+2
        if r['t']=='HEADING': rows.append([r['label']]+['']*12);stl+= [('FONT',(0,k),(0,k),'DCB',6.6),('TEXTCOLOR',(0,k),(0,k),colors.HexColor('#14432a'))]
        else:
            o=[('   ' if r['t']=='LINE' else '')+r['label']]
            for v,t in zip(r['v'],rv): o+=[par(v),f'{v/t*100:.1f}']
            rows.append(o)
            if 'items' in r: stl+=[('FONT',(0,k),(-1,k),'DCB',6.4),('LINEABOVE',(1,k),(-1,k),.4,colors.black)]
            if r['t']=='TOTAL' or 'Profit' in r['label']: stl.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#dfeadf')))
    el=[Paragraph('<b>THE KILBRACKEN ARMS HOTEL &amp; LEISURE CLUB</b>',ParagraphStyle('a',fontName='DSB',fontSize=12)),Spacer(1,5),Paragraph('Departmental Profit &amp; Loss &nbsp;|&nbsp; Period 7 &nbsp;|&nbsp; 1 - 31 July 2025',ParagraphStyle('b',fontName='DS',fontSize=8)),Spacer(1,6)]
    kp=Table([['Rooms available','3,224','Occupancy','88.4%','ADR','€170.12','RevPAR','€150.39','Covers','14,806']],colWidths=[60,38,50,36,28,44,36,44,36,38]);kp.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'DC',6.5),('BOX',(0,0),(-1,-1),.4,colors.grey)]))
    el+=[kp,Spacer(1,6),Table(hd+rows,colWidths=[128]+[42,24]*6,style=TableStyle(stl),repeatRows=2),Spacer(1,8),Paragraph('% = percentage of total revenue. Unaudited management accounts. Year to date from 1 January 2025.',ParagraphStyle('c',fontName='DC',fontSize=6.5))]
    doc.build(el)
    done('kilbracken_arms_pl_jul25.pdf','HOSPITALITY','OPERATING_STATEMENT','Irish hotel departmental P&L, interleaved % columns, month/YTD groups',True,s)

# ---------------------------------------------------------------- 4 SA industrial park T12 monospace
def p4():
    R=random.Random(274);M=['Mar-24','Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25']
    s=St('INCOME STATEMENT - 12 MONTH TREND','KLIPRIVER LOGISTICS PARK','2024-03-01','2025-02-28',M+['TOTAL'],lambda b,k:b+[sum(b)])
    def ln(c,l,m,vol=.03,sp=None,esc=None):
        v=[m*R.uniform(1-vol,1+vol)*(1 if esc is None or i<esc else 1.07) for i in range(12)]
        if sp is not None: v=[m if i in sp else 0 for i in range(12)]
        return s.L(l,v,code=c)
    s.H('RENTAL INCOME')
    a=s.T('TOTAL RENTAL INCOME',[ln('1000/010','Rent - Warehouses',842300,.0,esc=7),ln('1000/020','Rent - Yard & Parking',61250,0,esc=7),ln('1000/030','Rent - Mezz. Offices',118900,0,esc=4),ln('1000/090','Rental Concessions',-22000,sp=[3,4,5])])
    s.H('RECOVERIES')
    b=s.T('TOTAL RECOVERIES',[ln('1100/010','Rates Recovered',97400,.01),ln('1100/020','Electricity Recovered',268000,.14),ln('1100/030','Water & Sewer Recovered',31400,.2),ln('1100/040','Security Levy',44800,.0),ln('1100/050','Refuse Recovered',12150,.02)])
    s.H('SUNDRY INCOME');d=s.T('TOTAL SUNDRY INCOME',[ln('1200/010','Interest - Arrears',3400,.6),ln('1200/020','Cell Mast Rental',9850,0),ln('1200/030','Lease Admin Fees',2500,sp=[1,6,9])])
    ti=s.T('GROSS INCOME',[a,b,d],t='TOTAL',key='total_income')
    s.H('MUNICIPAL COSTS');e=s.T('TOTAL MUNICIPAL COSTS',[ln('2000/010','Assessment Rates',106900,.0,esc=4),ln('2000/020','Electricity',291500,.13),ln('2000/030','Water & Sewerage',35800,.2),ln('2000/040','Refuse Removal',13400,.01)])
    s.H('PROPERTY EXPENSES');f=s.T('TOTAL PROPERTY EXPENSES',[ln('2100/010','Security Guarding',58300,.02),ln('2100/020','Cleaning',14900,.03),ln('2100/030','Garden Services',8700,.01),ln('2100/040','Insurance',22750,0),ln('2100/050','R&M - Building',31800,.5),ln('2100/060','R&M - Roofs & Gutters',84600,sp=[5,8]),ln('2100/070','R&M - Fire Equipment',6200,.7),ln('2100/080','Generator Diesel',18400,.6),ln('2100/090','Pest Control',1850,0)])
    s.H('ADMINISTRATION');g=s.T('TOTAL ADMINISTRATION',[ln('2200/010','Management Fee',40200,.03),ln('2200/020','Letting Commission',96400,sp=[2,7]),ln('2200/030','Legal Fees',7300,.8),ln('2200/040','Audit Fee',52000,sp=[3]),ln('2200/050','Bank Charges',890,.1),ln('2200/060','Bad Debts Provision',15000,sp=[5,11])])
    te=s.T('TOTAL EXPENSES',[e,f,g],t='TOTAL',key='total_operating_expenses')
    no=s.T('NET PROPERTY INCOME',[ti,te],signs=[1,-1],t='TOTAL',key='noi')
    bi=ln('3000/010','Bond Interest',388000,.012);dp=ln('3000/020','Depreciation - Equip.',11300,0)
    s.T('NET PROFIT / (LOSS)',[no,bi,dp],signs=[1,-1,-1],t='TOTAL',key='net_income')
    pw,ph=landscape(A3);c=canvas.Canvas(path('klipriver_12m_trend.pdf'),pagesize=(pw,ph))
    def f_(v): return f'{v:,.0f}'.replace(',',' ') if v>=0 else f'{-v:,.0f}'.replace(',',' ')+'-'
    L=[];bar='-'*180
    for r in s.rows:
        if r['t']=='HEADING': L+=['',r['label']];continue
        if 'items' in r: L.append(' '*37+' '.join(['-'*10]*12)+' '+'-'*12)
        L.append(f"{(r['code'] or ''):<10}{r['label']:<26.26} "+' '.join(f'{f_(v):>10}' for v in r['v'][:12])+f" {f_(r['v'][12]):>12}")
        if r['t']=='TOTAL': L.append(' '*37+' '.join(['='*10]*12)+' '+'='*12)
    c.setFont('Courier',10.2);y=ph-45
    for t in [f"{'DRAKENSVELD PROPERTY MANAGEMENT (PTY) LTD':<120}{'RUN DATE 12/03/2025  09:14':>60}",f"{'INCOME STATEMENT - 12 MONTH TREND':<120}{'USER: NOMSA     PAGE    1':>60}",'PROPERTY: 0417 KLIPRIVER LOGISTICS PARK      FINANCIAL YEAR MARCH 2024 TO FEBRUARY 2025      (RAND, EXCL VAT)',bar,f"{'ACCOUNT':<10}{'DESCRIPTION':<26} "+' '.join(f'{m.upper():>10}' for m in M)+f" {'TOTAL':>12}",bar]:
        c.drawString(40,y,t);y-=11.2
    for t in L: c.drawString(40,y,t);y-=9.9
    c.drawString(40,y-8,'*** END OF REPORT ***');assert y>20,y
    c.showPage();c.save()
    done('klipriver_12m_trend.pdf','INDUSTRIAL','OPERATING_STATEMENT_T12','South African monospaced line-printer 12-month trend, space thousands, trailing minus',True,s)

# ---------------------------------------------------------------- 5 German office SAP
def p5():
    R=random.Random(275)
    s=St('Profit Center Report: Plan/Actual/Variance','Bürohaus Lindenkai, Düsseldorf','2025-01-01','2025-06-30',['Act. 01-06/2025','Plan 01-06/2025','Var. (abs.)','Act. 01-06/2024','Forecast FY 2025'],lambda b,k:[b[0],b[1],b[0]-b[1],b[2],b[3]],dp=2)
    def ln(c,l,m,vol=.05):
        return s.L(l,[m*R.uniform(1-vol,1+vol),round(m,-2),m*R.uniform(.9,1.0),m*2*R.uniform(.98,1.03)],code=c)
    r1=[ln('800100','Rental income office',1284600,.004),ln('800110','Rental income retail ground floor',96300,.002),ln('800120','Rental income parking',71400,.02),ln('800130','Rental income storage',18250,.02),ln('800190','Rent reductions',-14000,.5)]
    a=s.T('Net cold rent',r1);r2=[ln('801100','Advance payments service charges',262800,.01),ln('801200','Service charge settlements prior year',-8900,.4),ln('801300','Other operating income',11700,.3)]
    b=s.T('Service charge income and other',r2);ti=s.T('Total revenues',[a,b],t='TOTAL',key='total_income')
    e1=s.T('Recoverable operating costs',[ln('430100','Land tax (Grundsteuer)',-38600,.001),ln('430110','Heating / district heat',-64200,.1),ln('430120','Water and waste water',-12850),ln('430130','Electricity common areas',-31400,.1),ln('430140','Cleaning',-40300),ln('430150','Winter service and gardens',-9200,.3),ln('430160','Lift maintenance',-8400),ln('430170','Building insurance',-21900,.01),ln('430180','Caretaker and reception',-35700)])
    e2=s.T('Non-recoverable operating costs',[ln('440100','Property management fee',-36500,.02),ln('440110','Vacancy costs',-14900,.2),ln('440120','Maintenance and repairs',-58000,.3),ln('440130','Legal and advisory',-9600,.5),ln('440140','Marketing and letting fees',-21000,.6),ln('440150','Allowance for doubtful receivables',-5000,.5)])
    te=s.T('Total operating costs',[e1,e2],t='TOTAL',key='total_operating_expenses');no=s.T('Net operating income',[ti,te],t='TOTAL',key='noi')
    f=s.T('Financial result',[ln('480100','Interest on mortgage loans',-312400,.003),ln('480110','Interest income',2100,.4)]);d=ln('490100','Depreciation on buildings (AfA)',-298750,0.0);o=ln('495100','Asset management fee',-44000,.001)
    eb=s.T('Result before taxes',[no,f,d,o],t='TOTAL');tx=ln('499100','Corporate and trade tax',-62000,.05)
    s.T('Result of the period',[eb,tx],t='TOTAL',key='net_income')
    def g(v): 
        t=f'{abs(v):,.2f}'.replace(',','X').replace('.',',').replace('X','.');return t+('-' if v<0 else ' ')
    from fpdf import FPDF
    p=FPDF('L','mm','A4');p.add_font('d','',D+'DejaVuSansCondensed.ttf');p.add_font('d','B',D+'DejaVuSansCondensed-Bold.ttf');p.set_auto_page_break(False);p.add_page()
    p.set_font('d','B',10);p.text(12,14,'Profit Center Report: Plan/Actual/Variance');p.set_font('d','',7.5)
    for i,(k,v) in enumerate([('Profit Center','DE-D-1107   Bürohaus Lindenkai, Düsseldorf'),('Company code','2410   Lindenkai Immobilien GmbH & Co. KG'),('Period','1 to 6   Fiscal year 2025'),('Currency','EUR   Company code currency')]):
        p.text(12,20+4*i,k);p.text(42,20+4*i,v)
    p.text(250,14,'Date: 08.07.2025');p.text(250,18,'Page: 1 / 1')
    xs=[110,38,38,38,38];y=36
    p.set_xy(12,y);p.set_fill_color(205,220,235);p.set_font('d','B',7.5)
    for w,t in zip([112,33,33,30,33,33],['Accounts / groups','Act. 01-06/2025','Plan 01-06/2025','Var. (abs.)','Act. 01-06/2024','Forecast FY 2025']):p.cell(w,5,t,1,0,'L' if w==112 else 'R',True)
    y+=5
    for r in s.rows:
        tot='items' in r;p.set_xy(12,y);p.set_font('d','B' if tot else '',7.3);p.set_fill_color(255,246,190) if r['t']=='TOTAL' else p.set_fill_color(240,244,248)
        lab=('     '+r['code']+'  '+r['label']) if not tot else ('**  ' if r['t']=='TOTAL' else ' *  ')+r['label']
        for w,t in zip([112,33,33,30,33,33],[lab]+[g(v) for v in r['v']]):p.cell(w,3.95,t,'LR' if not tot else 1,0,'L' if w==112 else 'R',tot)
        y+=3.95
    assert y<203,y
    p.output(path('lindenkai_profit_center_2025_06.pdf'))
    done('lindenkai_profit_center_2025_06.pdf','OFFICE','OPERATING_STATEMENT','SAP profit-center report, German number format with trailing minus, star totals below details',True,s)

# ---------------------------------------------------------------- 6 Dubai OA cash flow
def p6():
    s=St('Statement of Cash Flows','Marsa Heights Tower 2','2024-01-01','2024-12-31',['General Fund','Reserve Fund','Total 2024','Total 2023'],lambda b,k:[b[0],b[1],b[0]+b[1],b[2]],dash=True)
    s.H('Operating activities');s.H('Receipts')
    a=s.T('Total receipts',[s.L('Service charges collected from owners',[6482310,712450,6905118]),s.L('Collections of prior year arrears',[388742,41210,295660]),s.L('Chilled water deposits and reimbursements',[214500,0,198340]),s.L('Move-in / move-out and access card fees',[61275,0,57900]),s.L('Rooftop telecom licence fee',[120000,0,120000]),s.L('Profit on fixed deposits',[0,96418,73252])])
    s.H('Payments')
    b=s.T('Total payments',[s.L(l,v) for l,v in [('Facilities management contract',[-1846200,0,-1792400]),('Security services',[-684000,0,-684000]),('Cleaning and waste',[-512880,0,-498120]),('District cooling - common areas',[-1138465,0,-1204913]),('DEWA electricity and water',[-629318,0,-655092]),('Lift maintenance',[-168000,0,-160000]),('Swimming pool and gymnasium',[-142650,0,-137300]),('Landscaping and pest control',[-88420,0,-85100]),('Repairs outside contract',[-274916,0,-311708]),('Building insurance',[-236540,0,-221180]),('Association management fee',[-420000,0,-400000]),('Audit, legal and regulator fees',[-94310,0,-88260]),('VAT paid, net',[-211973,-6150,-198407])]])
    o=s.T('Net cash from operating activities',[a,b])
    s.H('Investing activities')
    i=s.T('Net cash used in investing activities',[s.L('Replacement of chillers and cooling tower',[0,-684300,0]),s.L('Façade rope-access anchors',[0,-118750,-92400]),s.L('Gymnasium equipment',[-57300,0,-12800]),s.L('Placement of fixed deposits',[0,-500000,-250000]),s.L('Maturity of fixed deposits',[0,750000,0])])
    s.H('Transfers between funds');t=s.T('Net transfers',[s.L('Transfer to Reserve Fund per budget',[-350000,350000,0])])
    n=s.T('Net increase / (decrease) in cash',[o,i,t],t='TOTAL',key='net_cash_flow')
    op=s.L('Cash and bank balances, 1 January',[1217604,1846293,3063897-0])
    # make prior year opening such that its closing is the opening of this year
    s.rows[op]['base'][2]=3063897-s.rows[n]['base'][2];s.rows[op]['v']=s.fin(s.rows[op]['base'],'')
    s.T('Cash and bank balances, 31 December',[n,op],t='TOTAL')
    doc=SimpleDocTemplate(path('marsa_heights_cash_flows_2024.pdf'),pagesize=A4,leftMargin=55,rightMargin=55,topMargin=50)
    tb=[['','General\nFund\nAED','Reserve\nFund\nAED','Total\n2024\nAED','Total\n2023\nAED']];st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),2),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#8a6d1f')),('BACKGROUND',(3,0),(3,-1),colors.HexColor('#f7f1de'))]
    for r in s.rows:
        k=len(tb)
        if r['t']=='HEADING':
            m=r['label'] in('Receipts','Payments');tb.append([r['label']]+['']*4);st.append(('FONT',(0,k),(0,k),'Helvetica-Oblique' if m else 'Helvetica-Bold',8.5))
            if not m: st.append(('TOPPADDING',(0,k),(-1,k),7))
        else:
            tb.append([('    ' if r['t']=='LINE' and 'Cash and' not in r['label'] else '')+r['label']]+[par(v,0,'–') for v in r['v']])
            if 'items' in r: st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5),('LINEABOVE',(1,k),(-1,k),.5,colors.black)]
            if r['t']=='TOTAL': st.append(('LINEBELOW',(1,k),(-1,k),1.2,colors.black))
    ps=lambda n,z:ParagraphStyle('x'+n+str(z),fontName=n,fontSize=z,leading=z*1.35)
    doc.build([Paragraph('Marsa Heights Tower 2 Owners\' Association',ps('Helvetica-Bold',14)),Paragraph('Dubai, United Arab Emirates',ps('Helvetica',9)),Spacer(1,6),Paragraph('Statement of Cash Flows for the year ended 31 December 2024',ps('Helvetica-Bold',10.5)),Spacer(1,8),Table(tb,colWidths=[225,66,66,66,66],style=TableStyle(st),hAlign='LEFT'),Spacer(1,14),Paragraph('Figures are rounded to the nearest dirham. Fixed deposits with an original term over three months are not cash. The 2023 column combines both funds.',ps('Helvetica-Oblique',7.5))])
    done('marsa_heights_cash_flows_2024.pdf','MULTIFAMILY','CASH_FLOW_STATEMENT','Dubai owners association direct cash flow, funds side by side',False,s)

# ---------------------------------------------------------------- 7 Marina, Sage 50 P&L (planted)
def p7():
    R=random.Random(277)
    s=St('Profit and Loss','Saltmere Haven Marina Ltd','2025-04-01','2025-06-30',['Period','Year to Date'],dp=2)
    # narrow UK Sage style: detail in left column, totals in right, for Period and YTD
    def ln(l,m,f=2.9,vol=.08): p=m*R.uniform(1-vol,1+vol); return s.L(l,[p,p*f*R.uniform(.95,1.05)])
    s.H('Sales');a=s.T('Total Sales',[ln('Annual Berthing Contracts',248600),ln('Visitor Berths',41300,2.1),ln('Winter Storage Ashore',6900,5),ln('Travel Hoist and Lifting',28450),ln('Fuel Dock Sales',63900,2.4),ln('Chandlery Sales',37200),ln('Unit and Workshop Rents',22750),ln('Café Concession',5400),ln('Electricity Recharges',12980)],key='total_income')
    s.H('Purchases');b=s.T('Total Purchases',[ln('Fuel Purchases',55800,2.4),ln('Chandlery Purchases',23150),ln('Closing Stock Movement',-1875)])
    s.H('Direct Expenses');d=s.T('Total Direct Expenses',[ln('Yard Labour',46200),ln('Hoist Hire and Inspection',3850),ln('Sub-contract Diving',2900)])
    g=s.T('Gross Profit/(Loss)',[a,b,d],signs=[1,-1,-1],t='TOTAL')
    s.H('Overheads');o=s.T('Total Overheads',[ln(l,m) for l,m in [('Salaries - Office and Dockmaster',39400),("Employer's N.I.",5020),('Crown Estate Seabed Rent',18750),('Business Rates',14300),('Insurance',11980),('Electricity and Water',19640),('Dredging Provision',15000),('Pontoon Repairs',8720),('Motor and Workboat Expenses',3145),('Printing, Postage and Stationery',690),('Telephone and Wi-Fi',1435),('Advertising and Boat Shows',2870),('Accountancy and Legal',3300),('Bank and Card Charges',2240),('Mortgage Interest',21460),('Depreciation',17900)]])
    # planted: printed total of direct expenses YTD ... Total Overheads Period is 900.00 too high; net profit stays right
    n=s.T('Net Profit/(Loss)',[g,o],signs=[1,-1],t='TOTAL',key='net_income')
    s.rows[o]['v']=list(s.rows[o]['v']);right=s.rows[o]['v'][0];s.rows[o]['v'][0]=round(right+900,2)
    s.planted={'what':f'Total Overheads, Period: printed {s.rows[o]["v"][0]:.2f}, the lines add up to {right:.2f} (net profit is computed from the right sum)','kind':'total_wrong'}
    c=canvas.Canvas(path('saltmere_haven_profit_loss_q1.pdf'),pagesize=A4);W,H=A4;pg=0;y=0
    def hd():
        c.setFont('Helvetica',8);c.drawString(40,800,'Date: 11/07/2025');c.drawString(40,789,'Time: 15:26:03');c.drawRightString(W-40,800,f'Page: {pg}')
        c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,800,'Saltmere Haven Marina Ltd');c.setFont('Helvetica-Bold',11);c.drawCentredString(W/2,784,'Profit and Loss')
        c.setFont('Helvetica',8);c.drawString(40,765,'From:');c.drawString(80,765,'Month 1, April 2025');c.drawString(40,754,'To:');c.drawString(80,754,'Month 3, June 2025')
        c.drawString(40,736,'Chart of Accounts:');c.drawString(130,736,'Default Layout of Accounts')
        c.setFont('Helvetica-Oblique',9);c.drawRightString(375,716,'Period');c.drawRightString(545,716,'Year to Date')
    pg=1;hd();y=698
    for r in s.rows:
        if r['t']=='HEADING':
            y-=4;c.setFont('Helvetica-Bold',9);c.drawString(40,y,r['label']);y-=13;continue
        if r['t']=='LINE':
            c.setFont('Helvetica',8.5);c.drawString(58,y,r['label']);c.drawRightString(315,y,par(r['v'][0],2));c.drawRightString(480,y,par(r['v'][1],2));y-=12
        else:
            c.setFont('Helvetica-Bold' if r['t']=='TOTAL' else 'Helvetica',8.5);c.line(262,y+10,315,y+10) if r['t']!='TOTAL' else None;c.line(427,y+10,480,y+10) if r['t']!='TOTAL' else None
            if r['t']=='TOTAL':
                c.drawString(90,y,r['label']+':');c.line(322,y+9,375,y+9);c.line(492,y+9,545,y+9)
            elif 1: c.drawString(58,y,r['label'])
            c.drawRightString(375,y,par(r['v'][0],2));c.drawRightString(545,y,par(r['v'][1],2));y-=17
    assert y>30,y
    c.showPage();c.save()
    done('saltmere_haven_profit_loss_q1.pdf','OTHER','OPERATING_STATEMENT','Sage 50 P&L, inset totals column, planted wrong overheads total',True,s)
ALL=[p1,p2,p3,p4,p5,p6,p7]

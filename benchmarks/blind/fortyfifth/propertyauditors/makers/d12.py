from h import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
g=random.Random(1212); F='Castlegate Arcade - Profit and Loss P6.xlsx'
C=['Period 6 Sep 24','Year to Date','Prior Year to Date']
s=St('Profit and Loss','Castlegate Arcade Limited','2024-09-01','2024-09-30',C,sheet='P&L P6')
s.d['periodFrom']='2024-04-01'
s.h('Rents Receivable'); a=[]; code=4001
names=['Unit 1 - Baker & Spice','Unit 2 - Vale Opticians','Unit 3 - Threads','Unit 4 - Mobile Fix','Unit 5/6 - Hargreave Books','Unit 7 - vacant','Unit 8 - Corner Deli','Unit 9 - Nailbox','Unit 10 - Toyshed','Unit 11 - Castle Cards','Unit 12 - Barber Joe','Unit 14 - Vape Lounge','Unit 15 - Minster Shoes','Unit 16 - Age Aid Charity Shop','Unit 17 - Silver & Stone','Unit 18 - Pet Pantry','Kiosk A - Coffee','Kiosk B - Key Cutting','First floor - Dance Studio','First floor - Solicitors','Market stalls - licences']
def add(n,p,y,pr): 
    global code
    i=s.l(n,[p,y,pr],f'{code}'); code+=1; return i
for n in names:
    m=round(g.uniform(700,3400)/25)*25
    if 'vacant' in n: a.append(add(n,0,2100.00,6300.00)); continue
    if 'Market' in n: a.append(add(n,1386.50,8911.25,9402.75)); continue
    a.append(add(n,m,6*m,round(6*m*g.choice([1,1,.95,.97,.5]))))
t1=s.t('Total Rents Receivable',a); code=4100; s.h('Recoveries')
rnd=lambda y,v=.3: (lambda p:r2(p))(y/6*g.uniform(1-v,1+v))
def gen(lst):
    o=[]
    for n,y,*k in lst:
        yy=r2(y*g.uniform(.95,1.05)); p=r2(yy/6) if k and k[0]=='f' else 0 if k and k[0]=='z' else rnd(yy)
        if k and k[0]=='f': p=r2(y/6); yy=r2(p*6)
        o.append(add(n,p,yy,r2(y*g.uniform(.8,1.08))))
    return o
a=gen([('Service charge on account',48600,'f'),('Service charge balancing charge',3120,'z'),('Insurance rent',9180,'f'),('Electricity recharged',11740),('Water recharged',2310),('Marketing levy',4200,'f')])
t2=s.t('Total Recoveries',a); code=4200; s.h('Other Income')
a=gen([('Turnover rent top-up',4870,'z'),('Mall promotions and pop-ups',2960),('Advertising panels',1500,'f'),('Photo booth commission',386.40),('Interest on arrears',211.35),('Licence to assign fees',750,'z')]); t3=s.t('Total Other Income',a)
ti=s.t('Total Income',[t1,t2,t3],kind='TOTAL',key='total_income')
code=5000; s.h('Direct Property Costs')
a=gen([('Head rent',18750,'f'),('Void rates - Unit 7',3140),('Void service charge',1485,'f'),('Void electricity and security',618.20),('Letting agents\' commission',5250,'z'),('Tenant incentives',2400,'f')]); t4=s.t('Total Direct Property Costs',a)
gp=s.t('Gross Profit/(Loss)',[ti,t4],[1,-1],'TOTAL')
def grp(h,c,lst):
    global code
    code=c; s.h(h); return s.t('Total '+h,gen(lst))
ov=[grp('Gross Wages',7000,[('Centre manager salary',21400,'f'),('Security and caretaking wages',31860),('Cleaners wages',17220),('Casual and holiday cover',2940),("Employers N.I.",6480),('Employers pensions',2070),('Recruitment',450,'z'),('Staff training',615),('SSP/SMP reclaimed',-318.60,'z')]),
grp('Premises Running Costs',7100,[('Electricity - malls',16840),('Gas - malls',3925),('Water rates',2760),('Business rates - centre office',1490,'f'),('Refuse and baler hire',5315),('Cleaning materials',2185),('Window cleaning',1320,'f'),('Pest control',742.50),('Security equipment and CCTV',3480),('Fire alarm and sprinklers',2896),('Lift and escalator maintenance',6130),('Christmas lights and decorations',1150,'z'),('Sanitary services',864,'f')]),
grp('Repairs and Renewals',7200,[('General repairs',7340),('Roof and glazing',4915),('Electrical repairs',2680),('Plumbing and drains',1735),('Shutters and doors',2190),('Floor repairs',1060,'z'),('Signage',540)]),
grp('Marketing',7300,[('Events and entertainment',3260),('Local press and radio',1875),('Website and social media',1440,'f'),('Gift card scheme',612.40)]),
grp('Motor and Travel',7400,[('Mileage claims',388.35),('Parking',96.20),('Train fares',214.80,'z')]),
grp('Office Costs',7500,[('Printing and stationery',518.45),('Postage',163.10),('Telephone',1188,'f'),('Broadband and wi-fi',894,'f'),('Software and Sage subscription',1056,'f'),('Subscriptions',385,'z'),('Office equipment hire',648,'f')]),
grp('Professional Fees',7600,[('Managing agents fees',13500,'f'),('Audit and accountancy',4200,'f'),('Legal fees',3865),('Surveyors and rent review fees',2950,'z'),('Rating consultant',1200,'z'),('Health and safety adviser',780,'f')]),
grp('Insurance',7700,[('Buildings insurance',10650,'f'),('Public liability',1620,'f'),('Engineering inspection',438,'z')]),
grp('Bank Charges and Interest',7900,[('Bank charges',312.60),('Mortgage interest',28340),('Arrangement fee amortised',1250,'f')]),
grp('Depreciation',8000,[('Plant and machinery depreciation',3600,'f'),('Fixtures depreciation',1410,'f')]),
grp('Bad Debts and Sundries',8100,[('Bad debt write off',2415,'z'),('Bad debt provision movement',-640),('Donations',150,'z'),('Sundry expenses',118.75)])]
te=s.t('Total Overheads',ov,kind='TOTAL',key='total_operating_expenses')
s.t('Net Profit/(Loss)',[gp,te],[1,-1],'TOTAL',key='net_income')
print(len(s.R),[s.R[k]['values'] for k in (ti,gp,te)],s.R[-1]['values'])
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Cover'; w0['B2']='Castlegate Arcade Limited'; w0['B2'].font=Font(size=16,bold=True); w0['B3']='Management accounts pack - Period 6, September 2024'; w0['B5']='Prepared by'; w0['C5']='Finance team, Minster Estates'; w0['B6']='Circulation'; w0['C6']='Board; lender'; w0['B7']='Status'; w0['C7']='Final'; w0.column_dimensions['B'].width=18
w=wb.create_sheet('P&L P6'); ft=lambda **k:Font(name='Arial',size=k.pop('size',9),**k)
def put(r,c,v,**k): x=w.cell(r,c,v); x.font=ft(**k); return x
put(1,1,'Date: 11/10/2024',size=8); put(2,1,'Time: 16:05:31',size=8); put(1,4,'Castlegate Arcade Limited',size=12,bold=True); put(2,4,'Profit and Loss',size=11,bold=True); put(1,8,'Page: 1',size=8)
put(4,1,'From: Month 1, April 2024'); put(5,1,'To: Month 6, September 2024'); put(4,4,'Chart of Accounts: Arcade layout')
for c,(p,q) in zip((4,6,8),[('Period 6','Sep 24'),('Year','to Date'),('Prior Year','to Date')]):
    for i,t in enumerate((p,q,'£')): x=put(7+i,c,t,bold=True); x.alignment=Alignment(horizontal='right')
put(9,1,'N/C',bold=True); put(9,2,'Name',bold=True)
for c in range(1,9): w.cell(9,c).border=Border(bottom=Side('thin'))
R=10
for r in s.R:
    ty=r['rowType']
    if ty=='HEADING': R+=1; put(R,1,r['label'],bold=True,underline='single')
    else:
        if r['accountCode']: put(R,1,int(r['accountCode'])).alignment=Alignment(horizontal='left')
        put(R,2,r['label'],bold=ty!='LINE')
        for c,v in zip((4,6,8),r['values']):
            x=put(R,c,v,bold=ty!='LINE'); x.number_format='#,##0.00;(#,##0.00)'
            if ty!='LINE': x.border=Border(top=Side('thin'),bottom=Side('double') if ty=='TOTAL' else None)
    R+=1
    if ty=='TOTAL': R+=1
for c,z in zip('ABCDEFGH',(8,36,3,14,2,14,2,14)): w.column_dimensions[c].width=z
wb.active=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.print_title_rows='7:9'
wb.save(f'{B}/documents/{F}')
save(F,[s],'RETAIL','OPERATING_STATEMENT','property company finance team (UK)','Sage 50 style P&L period/YTD/prior YTD with nominal codes, cover sheet',False)

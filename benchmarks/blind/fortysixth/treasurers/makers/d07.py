from common import *
from fpdf import FPDF
R=random.Random(4607)
N='Pelican_Cove_Marina_12mo_trend_FY2024.pdf'
C=[m for m in MON]+['Total']
s=St('Departmental Income Statement - 12 Month Trend','Pelican Cove Marina','2024-01-01','2024-12-31',C,d=0)
S_=[.2,.2,.5,1,1.6,2,2.2,2,1.3,.8,.4,.2]
code=[0]
def L(cd,n,an,mode='noisy',w=None,sg=1):
    v=spread(R,an,mode,d=0,w=w)
    if mode=='flat': v=[round(an/12)]*12
    v=[None if (w and not w[i]) else x for i,x in enumerate(v)]
    return s.l(n,v+[sum(x or 0 for x in v)],2,cd)
def dept(no,name,inc,cogs,exp):
    s.h(f'{name}',0,no); 
    s.h('Revenue',1)
    a=[L(f'{no}-4{10+i:02d}0',*x[:2],**x[2]) for i,x in enumerate(inc)]
    ti=s.t(f'Total {name} Revenue',a,1); c=None
    if cogs:
        c=[L(f'{no}-5{10+i:02d}0',*x[:2],**x[2]) for i,x in enumerate(cogs)]
        tc=s.t('Cost of Goods Sold',c,1) if len(c)>1 else c[0]
        gm=s.t('Gross Margin',[ti,tc],1,signs=[1,-1]); base=gm
    else: base=ti
    s.h('Direct Expenses',1)
    e=[L(f'{no}-6{10+i:02d}0',*x[:2],**x[2]) for i,x in enumerate(exp)]
    te=s.t(f'Total {name} Expenses',e,1)
    return s.t(f'{name} Contribution',[base,te],0,signs=[1,-1])
w=lambda l:{'w':l}
Se=w(S_); T={'mode':'tight'}; F={'mode':'flat'}
pay=lambda a,d:[('Wages',a,w([.6,.6,.7,1,1.2,1.5,1.6,1.5,1.1,.8,.7,.6])),('Payroll Taxes & WC',round(a*.108),w([.7,.7,.8,1,1.2,1.4,1.5,1.4,1.1,.8,.7,.7]))]+d
D=[]
D.append(dept('10','Wet Slips',[('Annual Slip Rent',418600,T),('Seasonal Slip Rent',96400,w([0,0,0,1,1.2,1.2,1.2,1.2,1,.6,0,0])),('Transient Dockage',71250,Se),('Liveaboard Fees',14400,F),('Electric Submeter - Slips',38120,Se),('Pump-Out Fees',3940,Se)],None,pay(84300,[('Dock Repairs & Pilings',31870,{}),('Dock Electric',44210,Se),('Water',12960,Se),('Dockside Wi-Fi',4740,F),('Submerged Land Lease - State',22480,w([0,0,0,0,0,1,0,0,0,0,0,0]))])))
D.append(dept('20','Dry Storage',[('Rack Storage - Annual',187300,T),('Trailer Lot',26450,{}),('Launch & Haul Fees',19880,Se),('Late Fees',2115,{})],None,pay(61240,[('Forklift Fuel',7830,Se),('Forklift Maintenance',11405,{}),('Forklift Lease',19200,F),('Rack Inspection',2600,w([0,0,1,0,0,0,0,0,0,0,0,0]))])))
D.append(dept('30','Fuel Dock',[('Gasoline Sales',512800,Se),('Diesel Sales',204150,Se),('Oil & Lubricants',9260,Se)],[('Gasoline Purchases',428300,Se),('Diesel Purchases',168420,Se),('Oil Purchases',6020,Se)],pay(38900,[('Card Processing',18650,Se),('Tank Testing & Registration',3150,w([0,1,0,0,0,0,0,0,1,0,0,0])),('Pump Repairs',4875,{}),('Spill Supplies',1120,{})])))
D.append(dept('40','Ship Store',[('Merchandise',88420,Se),('Bait & Tackle',41310,Se),('Ice & Beverages',52700,Se),('Vending',4180,Se)],[('Cost of Merchandise',51200,Se),('Cost of Bait & Tackle',25840,Se),('Cost of Ice & Beverages',27330,Se)],pay(47250,[('Store Supplies',3260,{}),('Store Card Processing',5410,Se),('Inventory Shrink',1875,w([0,0,1,0,0,1,0,0,1,0,0,1])),('POS Software',2148,F)])))
D.append(dept('50','Service Yard',[('Labor Billed',164700,w([1.2,1.3,1.6,1.5,1.1,.8,.7,.7,.8,1,1.1,1])),('Parts Sales',92380,{}),('Bottom Paint & Wash',38640,w([.4,.6,1.6,2,1.2,.6,.4,.4,.6,1,.8,.4])),('Winterizing',21900,w([0,0,0,0,0,0,0,0,.6,2,2,.5])),('Shrink Wrap',17250,w([0,0,0,0,0,0,0,0,0,1.5,2,.5]))],[('Parts Purchases',61150,{}),('Paint & Wrap Materials',19480,{})],pay(101600,[('Travelift Maintenance',9245,{}),('Hazardous Waste',4380,{}),('Shop Tools',3610,{}),('Warranty & Rework',2290,{})])))
D.append(dept('60','Ramp, RV & Rentals',[('Boat Ramp Fees',28940,Se),('RV Sites',62180,w([1.2,1.3,1.4,1,.9,1,1.1,1,.8,.8,.9,1])),('Kayak & Skiff Rental',33720,Se),('Restaurant Ground Rent',54000,F),('Restaurant Percentage Rent',16870,w([0,0,1,0,0,1.6,0,0,2,0,0,1])),('Billboard Lease',6000,F)],None,pay(18200,[('RV Electric',9820,{}),('Rental Fleet Repairs',5140,Se),('Portable Toilets',2880,F)])))
ct=s.t('TOTAL DEPARTMENT CONTRIBUTION',D,0,'TOTAL')
s.h('Undistributed Expenses',0,'90')
U=[('General Manager Salary',92000,F),('Office Wages',46800,F),('Health Insurance',31140,F),('Accounting & Legal',17850,{}),('Advertising',14320,Se),('Bank & Merchant Fees',2964,{}),('Computer & Phones',9120,T),('Dues & Permits',4415,{}),('Grounds & Trash',21630,{}),('Insurance - Marina Package',108600,F),('Insurance - Wind',64200,F),('Office Supplies',3770,{}),('Real Estate Taxes',71384,w([0,0,0,0,0,0,0,0,0,0,1,0])),('Security',16380,F),('Utilities - Upland',18240,T),('Vehicle',6895,{})]
u=[L(f'90-7{10+i:02d}0',*x[:2],**x[2]) for i,x in enumerate(U)]
tu=s.t('Total Undistributed Expenses',u,0)
noi=s.t('NET OPERATING INCOME',[ct,tu],0,'TOTAL',[1,-1],key='noi')
s.h('Below the Line',0,'95')
z=[L('95-8100','Mortgage Interest',148300,**T),L('95-8200','Depreciation',126000,**F),L('95-8300','Storm Repairs - Uninsured',38450,w=[0,0,0,0,0,0,0,0,1,2,0,0])]
tz=s.t('Total Below the Line',z,0)
s.t('NET INCOME',[noi,tz],0,'TOTAL',[1,-1],key='net_income')
# planted: one monthly figure of Dock Electric changed in its digits
ix=[i for i,r in enumerate(s.rows) if r['label']=='Dock Electric'][0]
v=s.rows[ix]['values'];o=v[6]; t=str(o); n=int(('9' if t[0]!='9' else '4')+t[1:]); v[6]=n
s.planted={"what":f"10-6{13:02d}0 Dock Electric, Jul: printed {n:,} where {o:,} was booked; the row's Total, Total Wet Slips Expenses and all later totals are from {o:,}","kind":"digit_changed"}
s.planted["what"]=s.planted["what"].replace('10-6130',s.rows[ix]['accountCode'].replace('',''))
class P(FPDF):
    def header(self):
        self.set_font('Helvetica','B',11);self.set_xy(10,8);self.cell(0,5,'PELICAN COVE MARINA');self.set_font('Helvetica','',8);self.set_xy(-70,8);self.cell(60,4,'Run: 01/22/2025  16:20',align='R')
        self.set_xy(-70,12);self.cell(60,4,f'Page {self.page_no()} of {{nb}}',align='R')
        self.set_xy(10,13);self.set_font('Helvetica','',9);self.cell(0,4,'Departmental Income Statement - 12 Month Trend');self.set_xy(10,17);self.cell(0,4,'Periods 1-12, Fiscal Year 2024 (Jan 1, 2024 - Dec 31, 2024)   Whole Dollars')
        self.set_fill_color(31,73,125);self.set_text_color(255);self.set_font('Helvetica','B',7.5)
        self.rect(10,23,335.6,8.4,'F');self.set_xy(10,23);self.cell(18,8.4,'Account');self.cell(54,8.4,'Description')
        for k,c in enumerate(C):
            x=82+k*20.0;self.set_xy(x,23.4);self.cell(20 if k<12 else 23,3.8,c if k<12 else 'Total',align='R');self.set_xy(x,27.2);self.cell(20 if k<12 else 23,3.8,'2024' if k<12 else 'FY2024',align='R')
        self.set_text_color(0);self.set_y(32.5)
pdf=P('L','mm','legal');pdf.set_auto_page_break(False);pdf.add_page();H=4.25
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    if pdf.get_y()>203 or (r['rowType']=='HEADING' and m['lvl']==0 and pdf.get_y()>190): pdf.add_page()
    y=pdf.get_y();T=r['rowType'];b='B' if T!='LINE' else ''
    if T=='HEADING' and m['lvl']==1: b='I'
    if T=='HEADING' and m['lvl']==0:
        y+=1.2;pdf.set_fill_color(221,230,241);pdf.rect(10,y,335.6,H,'F')
    if T=='TOTAL': pdf.set_fill_color(238,238,238);pdf.rect(10,y,335.6,H,'F')
    pdf.set_font('Helvetica',b,7.5)
    pdf.set_xy(10,y);pdf.cell(18,H,r['accountCode'] or '')
    pdf.set_xy(28+2*m['lvl'],y);pdf.cell(54,H,r['label'])
    if T!='HEADING':
        for k,q in enumerate(r['values']):
            x=82+k*20;ww=20 if k<12 else 23
            if T!='LINE': pdf.set_line_width(.15);pdf.line(x+7,y+.15,x+ww-.6,y+.15)
            pdf.set_xy(x,y);pdf.cell(ww,H,f(q,0,True,'','-'),align='R')
    pdf.set_y(y+H+(.8 if T in('SUBTOTAL','TOTAL') and m['lvl']==0 else 0))
pdf.output(doc(N))
for r in s.rows:
    if r['rowType']!='HEADING': r['values']=[None if q is None else q for q in r['values']]
save(N,[s],'OTHER','OPERATING_STATEMENT_T12','marina departmental twelve-month trend, legal landscape, dotted account codes, cost of goods per department',True)

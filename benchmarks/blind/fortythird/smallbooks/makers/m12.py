# townhome association: workbook with twelve-month operating statement and balance sheet on two sheets
from h import *; import xlsxwriter; random.seed(1212)
F='cypress_trace_dec2025_package.xlsx'; P='Cypress Trace Townhome Owners Association'
M=[f'{m} 2025' for m in 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()]
def der(b,e):
    t=sum(b[:12]); return list(b[:12])+[t,b[12],(b[12]-t) if e else t-b[12]]
s=St('12 Month Operating Statement',M+['Total','Annual Budget','Variance'],P,'2025-01-01','2025-12-31',sheet='12-Mo Oper Stmt',derive=der,dtype='OPERATING_STATEMENT_T12')
def sp(b,j=.1,se=None): return [c(round(b*(1+random.uniform(-j,j))*(se[i] if se else 1),2)) for i in range(12)]
def at(**k): return [c(k.get('m%d'%(i+1),0)) for i in range(12)]
def L(cd,l,v,bud,e=False): return s.line(l,v+[c(bud)],code=cd,exp=e)
s.head('INCOME')
I=[L('4000','Assessments - 64 homes',[c(64*285)]*12,64*285*12),L('4020','Late Charges',[c(25*random.randint(0,6)) for _ in range(12)],900),L('4030','Legal Fee Reimbursement',at(m3=450,m8=875),500),L('4040','Architectural Application Fees',[c(50*random.randint(0,2)) for _ in range(12)],600),L('4100','Interest - Operating',sp(21,.2),240)]
ti=s.tot('TOTAL INCOME',I,kind='TOTAL',key='total_income')
s.head('EXPENSES'); X=[]
def G(name,ls):
    s.head(name,lvl=1); X.append(s.tot('Total '+name,[L(cd,l,v,b,True) for cd,l,v,b in ls],lvl=1,exp=True))
gs=[.4,.4,.8,1.2,1.3,1.3,1.3,1.3,1.2,1.1,.9,.8]
G('Administrative',[('5010','Management Contract',[c(1280)]*12,15360),('5020','Legal - General',at(m2=325,m6=780,m10=260),1800),('5025','Legal - Collections',at(m3=450,m8=875,m9=225),1000),('5030','Tax Return & Review',at(m3=2650),2600),('5040','Postage & Copies',sp(94,.4),1200),('5050','Web Site & Portal',[c(65)]*12,780),('5060','Bank Charges',[c(15)]*12,180),('5070','Meeting Room & Annual Meeting',at(m1=125,m11=340),450),('5080','State Registration',at(m4=40),40),('5090','Reserve Study Update',at(m7=1900),2000)])
G('Grounds',[('5210','Landscape Contract',[c(2385)]*12,28620),('5220','Irrigation Repairs',sp(210,.6,gs),2200),('5230','Tree Service',at(m2=3450,m9=2275),6000),('5240','Mulch & Seasonal Color',at(m4=2940,m10=1380),4400),('5250','Retention Pond',[c(155)]*12,1860),('5260','Snow & Ice',at(m1=690,m2=345),1200)])
G('Building Exterior',[('5410','Gutter Cleaning',at(m5=2240,m11=2240),4480),('5420','Roof Repairs',at(m3=1185,m6=640.5,m8=2975),4000),('5430','Siding & Wood Repairs',sp(405,.7),4800),('5440','Termite Bond',at(m6=3584),3584),('5450','Pest Control',[c(128)]*12,1536),('5460','Mailbox & Lighting Repairs',at(m2=88.4,m7=412.19,m12=165),600)])
G('Recreation',[('5610','Pool Service',[c(x) for x in(150,150,150,475,690,690,690,690,475,150,150,150)],4600),('5620','Pool Repairs & Permit',at(m4=325,m5=918.77,m8=240),1200),('5630','Cabana Cleaning',[c(x) for x in(0,0,0,80,160,160,160,160,80,0,0,0)],800)])
G('Utilities',[('5810','Electric - Street & Pool',sp(318,.12,[.9,.9,.9,1,1.2,1.3,1.3,1.3,1.1,.9,.9,.9]),3900),('5820','Water - Irrigation & Pool',sp(402,.15,gs),5000),('5830','Trash Collection',[c(768)]*12,9216)])
G('Insurance & Taxes',[('5910','Master Policy',[c(3346)]*5+[c(3712.5)]*7,41500),('5920','D&O / Fidelity',at(m6=1466),1425),('5930','Income Tax',at(m4=187),200)])
X.append(L('5990','Transfer to Replacement Fund',[c(3400)]*12,40800,True))
te=s.tot('TOTAL EXPENSES',X,kind='TOTAL',key='total_operating_expenses',exp=True)
n=s.tot('NET SURPLUS (DEFICIT)',[ti,(te,-1)],kind='TOTAL',key='net_income',vflip=[14])
ni=s.rows[n]['v']; y12=ni[12]; y11=y12-ni[11]
b=St('Balance Sheet',['12/31/2025','11/30/2025','Change'],P,None,'2025-12-31',sheet='Bal Sheet',derive=lambda z,e:[z[0],z[1],z[0]-z[1]],dtype='BALANCE_SHEET')
def B(cd,l,x,y): return b.line(l,[int(x),int(y)],code=cd)
OP=c(36218.44); RP0=c(118530.12); RYT=[c(34112.6),c(30480.15)]
liab=[('2000','Accounts Payable',c(6418.75),c(5127.3)),('2010','Accrued Expenses',c(1120),c(768)),('2100','Prepaid Assessments',c(9405),c(4275)),('2200','Deferred Insurance Claim',c(2500),c(2500))]
oth=[('1200','Assessments Receivable',c(5387),c(6242)),('1290','Allowance for Doubtful Accounts',c(-1500),c(-1500)),('1300','Prepaid Insurance',c(18562.5),c(22275)),('1400','Utility Deposits',c(640),c(640))]
sav=[c(15084.22),c(15062.9)]
chk=[OP+(y12,y11)[k]+sum(l[2+k] for l in liab)-sum(o[2+k] for o in oth)-sav[k] for k in(0,1)]
res=[('1510','Replacement Money Market',None,None),('1520','Replacement CD - 5/2026',c(60000),c(60000)),('1530','Replacement CD - 11/2026',c(45000),c(45000))]
rmm=[RP0+RYT[k]-c(105000) for k in(0,1)]
b.head('ASSETS'); b.head('Operating Fund',lvl=1)
a1=b.tot('Total Operating Fund Assets',[B('1010','Operating Checking',*chk),B('1020','Operating Savings',*sav)]+[B(*o) for o in oth],lvl=1)
b.head('Replacement Fund',lvl=1)
a2=b.tot('Total Replacement Fund Assets',[B('1510','Replacement Money Market',*rmm),B(*res[1]),B(*res[2])],lvl=1)
b.tot('TOTAL ASSETS',[a1,a2],kind='TOTAL',key='total_assets')
b.head('LIABILITIES'); tl=b.tot('TOTAL LIABILITIES',[B(*l) for l in liab],kind='TOTAL',key='total_liabilities')
b.head("MEMBERS' EQUITY")
eq=b.tot("TOTAL MEMBERS' EQUITY",[B('3000','Operating Fund - Prior Years',OP,OP),B('3010','Operating Fund - Current Year',y12,y11),B('3100','Replacement Fund - Prior Years',RP0,RP0),B('3110','Replacement Fund - Current Year',*RYT)],kind='TOTAL',key='total_equity')
b.tot("TOTAL LIABILITIES & MEMBERS' EQUITY",[tl,eq],kind='TOTAL')
print('checking',chk,'reserve mm',rmm,'net',y12)
wb=xlsxwriter.Workbook(D+F); f0=dict(font_name='Calibri',font_size=10); fmt=lambda **k: wb.add_format({**f0,**k})
nf='#,##0.00;(#,##0.00);0.00'
cov=wb.add_worksheet('Cover'); cov.set_column(0,0,90)
for i,t in enumerate([P,'Financial Package - December 2025','','Contents: 12-Mo Oper Stmt, Bal Sheet','','Operating savings and both CDs reconcile to bank statements. Four homes are more than 60 days past due;','one is with counsel. Master policy renewed June 1 at an 11% increase.','','Unaudited. Prepared by Palmetto Community Accounting for the Board of Directors.']): cov.write(i,0,t,fmt(bold=i<2,font_size=14 if i==0 else 11))
def sheet(st,name,wcol,sub,land):
    ws=wb.add_worksheet(name); nc=len(st.columns); ws.hide_gridlines(2)
    for i,t in enumerate((P,st.title,sub)): ws.write(i,0,t,fmt(bold=1,font_size=13-2*i))
    h=fmt(bold=1,bottom=2,align='right',text_wrap=1,bg_color='#E7E6E6')
    ws.write(4,0,'Account',fmt(bold=1,bottom=2,bg_color='#E7E6E6')); ws.write(4,1,'Description',fmt(bold=1,bottom=2,bg_color='#E7E6E6'))
    for j,t in enumerate(st.columns): ws.write(4,2+j,t,h)
    r=5; at_={}
    for k,q in enumerate(st.rows):
        if q['type']=='HEADING' and q['lvl']==0: r+=1
        at_[k]=r; bold=q['type']!='LINE'
        if q['code']: ws.write_string(r,0,q['code'],fmt())
        ws.write(r,1,q['label'],fmt(bold=bold,indent=q['lvl']+(1 if q['type']=='LINE' and q['lvl'] else 0)))
        if q['type']!='HEADING':
            for j,v in enumerate(q['v']):
                kw=dict(num_format=nf,bold=bold)
                if q['items']: kw['top']=1
                if q['type']=='TOTAL': kw['bottom']=1
                ws.write_number(r,2+j,v/100,fmt(**kw))
        r+=1
    ws.set_column(0,0,8); ws.set_column(1,1,36); ws.set_column(2,1+nc,wcol); ws.set_row(4,28)
    if land: ws.set_landscape(); ws.set_paper(5)
    ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.freeze_panes(5,2); ws.set_footer('&L&8Palmetto Community Accounting&R&8&P of &N')
sheet(s,'12-Mo Oper Stmt',11.5,'January 1, 2025 to December 31, 2025 - accrual',True); sheet(b,'Bal Sheet',15,'As of December 31, 2025',False); wb.close()
save(F,'OTHER','OPERATING_STATEMENT_T12','contract accountant of a townhome association','workbook with cover, twelve months plus budget and variance, and comparative balance sheet',False,[s,b])

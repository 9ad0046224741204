# JD Edwards style trial balance by business unit, Courier, trailing minus
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rng=random.Random(74101); NAME='R09410_KFH_TrialBalance_0925.pdf'
H='H'
CH=[('1000','ASSETS',H),('1100','CURRENT ASSETS',H),
('1110.010','Cash - Operating Account','cash'),('1110.020','Cash - Tenant Deposits','idle'),('1120','Petty Cash','idle'),
('1210','Accounts Receivable - Tenants','ar'),('1215','Unbilled Recoveries','ar2'),('1219','Allowance for Doubtful Accts','idle'),
('1230','Straight Line Rent Receivable','sl'),('1290','Due From Affiliates','idle'),('1310','Prepaid Insurance','prep'),('1320','Prepaid Property Taxes','prep'),
('1400','FIXED ASSETS',H),('1410','Land','idle'),('1420','Buildings','idle'),('1425','Tenant Improvements','capex'),('1430','Parking Equipment','idle'),
('1490','Accum Depreciation - Building','accum'),('1492','Accum Depreciation - TI','accum'),('1510','Deferred Leasing Commissions','capex'),('1515','Accum Amort - Leasing Costs','accum'),
('2000','LIABILITIES',H),('2110','Accounts Payable - Trade','liab'),('2115','Received Not Vouchered','liab'),('2120','Accrued Expenses','liab'),('2130','Accrued Real Estate Taxes','acc'),
('2140','Tenant Security Deposits','idle'),('2150','Prepaid Rents','liab'),('2160','Parking Tax Payable','liab'),('2210','Mortgage Payable','debt'),('2290','Due To Affiliates','idle'),
('3000','EQUITY',H),('3010','Members Capital','equity'),('3020','Distributions','dist'),
('5000','REVENUE',H),('5010','Base Rent','rev'),('5015','Straight Line Rent','fixrev'),('5110','CAM Recoveries','rev'),('5120','Real Estate Tax Recoveries','fixrev'),('5130','Insurance Recoveries','fixrev'),
('5210.100','Parking - Monthly Contract','rev'),('5210.200','Parking - Transient','rev'),('5210.300','Parking - Validations','rev'),('5310','Late Charges','rev'),('5390','Miscellaneous Income','rev'),
('6000','OPERATING EXPENSES',H),('6010','Management Fees','exp'),('6110','Janitorial - Common Area','exp'),('6120','Landscaping','exp'),('6130','Snow Removal','idle'),('6140','R&M - HVAC','exp'),
('6150','R&M - Plumbing','exp'),('6155','R&M - Overhead Doors & Docks','exp'),('6160','R&M - Electrical','exp'),('6170','R&M - Roof','exp'),('6180','Lot Sweeping & Striping','exp'),('6190','Fire & Life Safety','exp'),
('6195','Gate & Revenue Control Maint','exp'),('6210','Electricity','exp'),('6220','Natural Gas','exp'),('6230','Water & Sewer','exp'),('6240','Trash Removal','exp'),('6310','Salaries - Attendants','exp'),('6315','Payroll Taxes & Benefits','exp'),
('6320','Credit Card Processing Fees','exp'),('6410','Property Insurance','fixexp'),('6510','Real Estate Taxes','fixexp'),('6610','Legal Fees','exp'),('6620','Audit & Tax Fees','exp'),('6630','Bank Charges','exp'),
('7000','NON-OPERATING',H),('7010','Mortgage Interest','fixexp'),('7110','Depreciation Expense','fixexp'),('7120','Amortization - Leasing Costs','fixexp')]
BU=[('24010','Quarry Bend Flex Park',1.0,{'1120','1430','2160','5210.100','5210.200','5210.300','6195','6310','6315','6320','2115','1290'}),
('24020','Tolliver Road Distribution Ctr',1.7,{'1120','1430','2160','5210.100','5210.200','5210.300','6195','6310','6315','6320','6110','1215','2290','6220','6150'}),
('24035','Mercer & 4th Parking Deck',.55,{'1215','1230','1425','1492','1510','1515','5010','5015','5110','5120','5130','6155','6150','6220','2140','1110.020','2290','5310','6120','1290'}),
('24050','Sandhill Small Bay Industrial',.72,{'1120','1430','2160','5210.100','5210.200','5210.300','6195','6310','6315','6320','1215','2115','2210','7010','1290','6220'})]
BASE={'1110.010':412000,'1110.020':61500,'1120':500,'1210':88400,'1215':31200,'1219':-14500,'1230':142600,'1290':75000,'1310':38400,'1320':52100,'1410':3150000,'1420':14820000,'1425':1386000,'1430':611000,
'1490':-3980000,'1492':-604000,'1510':418000,'1515':-161000,'2110':-64200,'2115':-18300,'2120':-41700,'2130':-236000,'2140':-61500,'2150':-27400,'2160':-9100,'2210':-9340000,'2290':-75000,'3010':0,'3020':480000,
'5010':-1236000,'5015':-21600,'5110':-216400,'5120':-198800,'5130':-34400,'5210.100':-846000,'5210.200':-512000,'5210.300':-64300,'5310':-3850,'5390':-6120,'6010':51800,'6110':17300,'6120':28400,'6130':32650,'6140':24100,
'6150':9700,'6155':14200,'6160':8800,'6170':11350,'6180':10900,'6190':8150,'6195':33700,'6210':38600,'6220':9200,'6230':17450,'6240':13900,'6310':264000,'6315':61800,'6320':29400,'6410':39200,'6510':212000,'6610':12800,'6620':14400,'6630':1180,
'7010':318000,'7110':262000,'7120':33600}
ROUND={'1120','1290','2290','3020'}
data=[]
for bu,bn,sc,drop in BU:
    A=[]
    for c,n,t in CH:
        if c in drop: continue
        if t==H: A.append({'code':c,'name':n,'t':H}); continue
        b=BASE[c]*sc*(1 if c in ROUND else rng.uniform(.86,1.17))
        if c=='1120' or c in('1290','2290'): b=BASE[c]
        if c=='3020': b=round(b/10000)*10000
        if c=='1410': b=round(b/1000)*1000
        a={'code':c,'name':n,'t':t,'beg':r2(b)}
        A.append(a)
    P={a['code']:a for a in A}
    if '1110.020' in P: P['1110.020']['beg']=-P['2140']['beg']
    for a in A:
        c=a['code']
        if c in('1110.010','1210'): a['act']=205000*sc
        if a['t']=='ar2': a['t']='capex'; a['act']=r2(3100*sc*rng.uniform(.8,1.1))
        if c=='1425': a['act']=rng.choice([0,14250.00])
        if c=='1510': a['act']=rng.choice([0,6812.50])
        if c=='3020': a['act']=rng.choice([0,40000*round(sc)])
    def link(acc,src,div=8):
        if acc in P and src in P: P[acc].update(t='accum' if P[acc]['beg']<0 else 'capex',act=r2(abs(P[src]['beg'])/div))
    link('1230','5015'); link('2130','6510'); link('1515','7120')
    if '1490' in P:
        dep=r2(P['7110']['beg']/8)
        if '1492' in P: P['1492']['act']=r2(dep*.31); P['1490']['act']=r2(dep-P['1492']['act'])
        else: P['1490']['act']=dep
    post=[a for a in A if a['t']!=H]
    tb_activity(post,rng,8)
    data.append((bu,bn,A))
W,Hh=landscape(letter); c=canvas.Canvas(doc(NAME),pagesize=(W,Hh)); c.setTitle('R09410')
FS=8.4; CW=FS*.6; L=40
def put(col,y,s,right=False):
    c.setFont('Courier',FS); x=L+col*CW
    (c.drawRightString if right else c.drawString)(x,y,s)
def amt(v):
    s=f'{abs(v):,.2f}'
    if s=='0.00': s='.00'
    return s+('-' if v<-.004 else ' ')
COL=dict(beg=79,dr=97,cr=115,end=133)
pg=[0]
def header(bu,bn):
    pg[0]+=1
    y=Hh-36
    put(0,y,'R09410'); put(46,y,'Kestrel Flex Holdings, LLC'); put(112,y,'10/14/25  16:22:08')
    y-=11; put(0,y,'XJDE0007K'); put(48,y,'Trial Balance Report'); put(112,y,f'Page -    {pg[0]:>3}')
    y-=11; put(43,y,'As Of September 30, 2025  (AA)')
    y-=16; put(0,y,f'Business Unit . . :  {bu}   {bn}'); put(92,y,'Company . . :  00240')
    y-=18
    put(COL['dr'],y,'This Period',1); put(COL['cr'],y,'This Period',1)
    y-=10; put(0,y,'Account Number'); put(20,y,'Account Description'); put(54,y,'LD')
    put(COL['beg']-1,y,'Balance Forward',1); put(COL['dr']-1,y,'Debits',1); put(COL['cr']-1,y,'Credits',1); put(COL['end']-1,y,'Ending Balance',1)
    y-=9; put(0,y,'-'*18); put(20,y,'-'*30); put(54,y,'--')
    for k in COL: put(COL[k]-1,y,'-'*16,1)
    return y-12
rows=[];totals=[];G=dict(beg=0,dr=0,cr=0,end=0)
def totline(y,label,T):
    for k in COL: put(COL[k]-1,y+3,'-'*16,1)
    y-=8; put(20,y,label)
    for k in COL: put(COL[k],y,amt(T[k]),1)
    totals.append({'label':label,'beginning':T['beg'],'debit':T['dr'],'credit':T['cr'],'ending':T['end']})
    return y-12
for bu,bn,A in data:
    y=header(bu,bn); T=dict(beg=0,dr=0,cr=0,end=0)
    for a in A:
        if y<48: c.showPage(); y=header(bu,bn)
        num=f"{bu}.{a['code']}"
        if a['t']==H:
            y-=3; put(0,y,num); put(20,y,a['name']); put(54,y,' 3' if a['code'].endswith('000') else ' 4'); y-=11; continue
        put(0,y,num); put(20+(2 if '.' in a['code'] else 1),y,a['name']); put(54,y,' 6' if '.' in a['code'] else ' 5')
        for k in COL: put(COL[k],y,amt(a[k]),1); T[k]=r2(T[k]+a[k])
        rows.append({'account':num,'name':a['name'],'beginning':a['beg'],'debit':a['dr'],'credit':a['cr'],'ending':a['end']})
        y-=10.6
    if y<60: c.showPage(); y=header(bu,bn)
    for k in T: T[k]=r2(T[k]); G[k]=r2(G[k]+T[k])
    y=totline(y,f'Business Unit {bu} Total',T)
    if bu==BU[-1][0]:
        y-=4; y=totline(y,'Company 00240 Total',G); put(46,y-14,'* * *  End of Report  * * *')
    c.showPage()
c.save()
save(NAME,'TB',['beginning','debit','credit','ending'],rows,totals,'JD Edwards R09410, Courier landscape, trailing minus, business units',True)
print(len(rows),pg[0]); [print(bu,[ (a['name'],a['beg']) for a in A if a['t']=='equity'], [(a['dr'],a['cr'],a['end']) for a in A if a['t']=='cash']) for bu,bn,A in data]

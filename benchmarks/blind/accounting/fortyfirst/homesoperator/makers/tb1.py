# UK student halls, Dr/Cr pairs, A4 landscape, reportlab canvas
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
R=random.Random(4101)
NAME='tb_brackenfold_halls_ye_aug26'
S=[('Fixed assets',[
('0010','Freehold land & buildings - Brackenfold Hall',31250000,0),('0011','Freehold land & buildings - Tanners Yard',18475000,0),
('0014','Capitalised development interest',1206418,0),('0020','Furniture, fittings & white goods',1844912,96410),
('0021','Acc. depreciation - furniture & fittings',-922386,-188200),('0030','IT, Wi-Fi and door access',412780,31875),('0031','Acc. depreciation - IT',-241116,-72400),
]),('Debtors and cash',[
('1100','Rent debtors - direct lets',186422,-41337),('1102','Rent debtors - summer & short stays',12408,7719),('1105','Rent debtors - University nominations',264000,-264000),
('1110','Provision for doubtful rents',-58200,-14950),('1120','Prepayments',97655,8132),('1125','Insurance claim receivable (flood, Block C)',None,44620),('1130','Accrued income - laundry & vending',3911,-408),
('1200','Bank - current a/c',702315,'PLUG'),('1210','Bank - rent collection (charged)',388114,162908),('1220','Bank - tenancy deposits',142500,18750),('1230','Debt service reserve a/c',812000,0),('1240','Petty cash & card float',750,-125),
]),('Creditors due within one year',[
('2100','Trade creditors',-214863,51290),('2105','Retentions held - fire stopping works',-88400,88400),('2109','Accruals',-176240,-22817),('2110','Rents received in advance',-918733,-104266),
('2120','Tenancy deposits held',-142500,-18750),('2200','VAT control',-9314,2206),('2210','PAYE / NI',-14877,-613),('2215','Pension contributions payable',-3912,-144),('2250','Suspense - unallocated receipts',None,-1885.40),
]),('Loans',[
('2400','Senior term loan - Aldermoor Life',-33600000,840000),('2405','Unamortised arrangement fees',298400,-74600),('2410','Loan interest accrued',-151200,3780),('2450','Due to parent - Corvane Student Living Ltd',-1250000,-175000),
]),('Capital and reserves',[
('3000','Ordinary share capital',-1000,0),('3100','Share premium',-16499000,0),('3200','Profit and loss reserve b/f','PLUG',0),('3300','Dividends paid',None,1100000),
]),('Income',[
('4000','Rent - direct lets, en-suite',None,-4216733.5),('4001','Rent - direct lets, studios',None,-1488204),('4005','Rent - nominations agreement',None,-1584000),('4010','Summer lets & conferences',None,-268415.25),
('4020','Laundry commission',None,-21966.4),('4025','Vending & locker income',None,-9442.13),('4030','Late payment & admin charges',None,-12875),('4040','Damages recharged',None,-31208.77),('4090','Void discounts and referral credits',None,92416.5),
]),('Site costs',[
('5000','Salaries - hall team',None,486230.18),('5005','Employer NI & pension',None,62118.42),('5010','Night security (contract)',None,148920),('5015','Resident ambassadors',None,18304.65),
('5100','Electricity',None,412876.09),('5105','Gas / district heat',None,198441.7),('5110','Water & sewerage',None,88215.36),('5115','Broadband - Studlink',None,76800),
('5200','Cleaning - communal',None,104662.9),('5205','Cleaning - turnaround',None,61340),('5210','Repairs - reactive',None,137905.44),('5215','Lifts, fire & statutory tests',None,49772.83),('5220','Grounds & refuse',None,33418.2),
('5300','Marketing & portals',None,58411),('5305','Letting commission - overseas agents',None,121870.6),
]),('Overheads and finance',[
('6000','Operator fee - Corvane Management',None,371410.55),('6010','Insurance - buildings',None,142733.1),('6015','Business rates / council tax on voids',None,19862.47),('6020','Audit & accountancy',None,27500),('6025','Legal & professional',None,38116.25),('6030','ANUK / code fees',None,3240),('6040','Bad debt charge',None,29718.36),
('7000','Depreciation',None,260600),('7100','Loan interest',None,1874880),('7105','Amortisation of arrangement fees',None,74600),('7110','Agency & monitoring fee',None,25000),('7200','Bank interest received',None,-41266.08),
])]
rows=[]
for sec,l in S:
    for code,nm,op,mv in l: rows.append(dict(sec=sec,code=code,nm=nm,op=op,mv=mv))
for r in rows:
    pennies = r['code'] not in('3000','3100','2400','1230','0010','0011')
    if isinstance(r['op'],(int,float)):
        r['o']=int(round(r['op']*100))
        if pennies and r['code'] not in('1240','1220','2120','1105','2105','2450'): r['o']+=R.randint(-49,49)*(1)
    elif r['op'] is None: r['o']=0
for r in rows:
    if r['op']=='PLUG': r['o']=-sum(x['o'] for x in rows if x['op']!='PLUG')
for r in rows:
    mv=r['mv']
    if mv=='PLUG': continue
    net=int(round(mv*100)); bs=r['code']<'3000'
    if r['code'] in('0010','0011','0014','1230','3000','3100','3200'): d=c=0
    elif r['code'] in('1105','2105'):
        net=-r['o']; turn=158400000 if r['code']=='1105' else 0
        d=turn+max(net,0); c=turn+max(-net,0)
    elif bs and r['code'] not in('0020','0021','0030','0031','2400','2405','1125'):
        turn=R.randint(20000,700000)*100+R.randint(0,99)
        if r['code']=='1240': turn=184233
        if r['code'] in('2250','1130'): turn=R.randint(1000,9000)*100
        if r['code']=='2450': turn=0
        d=turn+max(net,0); c=turn+max(-net,0)
    else:
        d=max(net,0); c=max(-net,0)
        if r['code']>='4000' and R.random()<.3:
            x=R.randint(900,90000); d+=x; c+=x
    r['d'],r['c']=d,c
pl=[r for r in rows if r['mv']=='PLUG'][0]
D=sum(r['d'] for r in rows if r is not pl); C=sum(r['c'] for r in rows if r is not pl)
base=884215633
pl['d'],pl['c']=(base+max(C-D,0),base+max(D-C,0))
for r in rows:
    r['e']=r['o']+r['d']-r['c']
    r['v']=dict(open_dr=max(r['o'],0),open_cr=max(-r['o'],0),debit=r['d'],credit=r['c'],close_dr=max(r['e'],0),close_cr=max(-r['e'],0))
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
G={k:sum(r['v'][k] for r in rows) for k in K}
assert G['open_dr']==G['open_cr'] and G['debit']==G['credit'] and G['close_dr']==G['close_cr']
print('bank',pl['e']/100)
W,H=landscape(A4)
cv=canvas.Canvas(os.path.join(DOCS,NAME+'.pdf'),pagesize=(W,H)); cv.setTitle('Trial balance')
X=[348,420,498,576,654,732]; XR=782
page=[0]; y=[0]
def head():
    page[0]+=1
    cv.setFont('Times-Bold',13); cv.drawString(40,H-40,'Brackenfold Halls Limited')
    cv.setFont('Times-Italic',9); cv.drawString(40,H-53,'Operated by Corvane Student Living on behalf of the Saltreach Local Authorities Pension Fund')
    cv.setFont('Times-Roman',9); cv.drawRightString(XR,H-40,'Year-end file  /  section 3'); cv.drawRightString(XR,H-53,f'Sheet {page[0]}')
    cv.setFont('Times-Bold',11); cv.drawCentredString(W/2,H-72,'TRIAL BALANCE for the year 1 September 2025 to 31 August 2026  (GBP)')
    t=H-84; cv.setLineWidth(.8); cv.line(40,t,XR,t)
    cv.setFont('Times-Bold',8.5)
    for a,b,s in((0,1,'Brought forward 1.9.25'),(2,3,'Movements in year'),(4,5,'Carried forward 31.8.26')):
        x0=X[a]-66; x1=X[b]; cv.drawCentredString((x0+x1)/2,t-11,s); cv.setLineWidth(.3); cv.line(x0+2,t-14,x1,t-14)
    cv.drawString(40,t-24,'N/C'); cv.drawString(74,t-24,'Nominal account'); cv.drawRightString(XR,t-24,'W/P')
    for i,x in enumerate(X): cv.drawRightString(x,t-24,'Dr' if i%2==0 else 'Cr')
    cv.setLineWidth(.8); cv.line(40,t-28,XR,t-28); y[0]=t-41
def foot():
    cv.setFont('Times-Italic',7.5); cv.drawString(40,24,'Printed 14/10/2026 16:52 by j.okonedo  -  nil columns left blank  -  prior to audit adjustments'); cv.showPage()
def put(v,bold=False):
    cv.setFont('Times-Bold' if bold else 'Times-Roman',8.5)
    for x,k in zip(X,K):
        if v[k]: cv.drawRightString(x,y[0],f"{v[k]/100:,.2f}")
def need(n):
    if y[0]-n*12.2<40: foot(); head()
T=[];TT=[]
head()
wp=dict(zip([s for s,_ in S],'ACDEFJKL'))
for sec,l in S:
    need(4); cv.setFont('Times-BoldItalic',9); cv.drawString(40,y[0],sec); y[0]-=12.2
    rs=[r for r in rows if r['sec']==sec]
    for i,r in enumerate(rs):
        need(1); cv.setFont('Times-Roman',8.5); cv.drawString(40,y[0],r['code']); cv.drawString(74,y[0],r['nm']); cv.drawRightString(XR,y[0],f"{wp[sec]}{i//4+1}")
        put(r['v']); y[0]-=12.2
        T.append({'account':r['code'],'name':r['nm'],**{k:c2f(r['v'][k]) for k in K if r['v'][k]}})
    sv={k:sum(r['v'][k] for r in rs) for k in K}
    need(1); cv.setLineWidth(.3); cv.line(X[0]-62,y[0]+9,X[5],y[0]+9)
    lab='Total '+sec[0].lower()+sec[1:]; cv.setFont('Times-Bold',8.5); cv.drawRightString(262,y[0],lab); put(sv,True); y[0]-=17
    TT.append({'label':lab,**{k:c2f(sv[k]) for k in K if sv[k]}})
need(3); cv.setLineWidth(1); cv.line(X[0]-62,y[0]+9,X[5],y[0]+9); cv.setFont('Times-Bold',9); cv.drawString(74,y[0],'TRIAL BALANCE TOTALS'); put(G,True)
cv.line(X[0]-62,y[0]-4,X[5],y[0]-4); cv.line(X[0]-62,y[0]-6,X[5],y[0]-6)
TT.append({'label':'TRIAL BALANCE TOTALS',**{k:c2f(G[k]) for k in K}})
y[0]-=22; cv.setFont('Times-Italic',8.5); cv.drawString(40,y[0],'Prepared: J. Okonedo  14/10/26      Reviewed: ____________      Suspense 2250 cleared in September 2026.')
foot(); cv.save(); save_truth(NAME,'TB',K,T,TT)

# CPA working trial balance, HUD chart of accounts
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
rng=random.Random(5511)
NAME='Cottonwood Bend WTB 12-31-24.pdf'
def c(x): return r2(x+rng.randint(-49,50)/100)
# group, acct, name, PY, CY(unadj) ; None = plug
G=[
('Current assets','A',[('1120','Cash - operations',61844.19,None,'A-1'),('1130','Tenant accounts receivable',14206.55,19877.4,'A-2'),('1131','Allowance for doubtful accounts',-4200,-4200,'A-2'),('1135','Accounts receivable - HUD HAP',8413,9127,'A-2'),('1191','Tenant security deposits held in trust',38911.27,40356.02,'A-1'),('1200','Prepaid property insurance',41276.33,41276.33,'A-3'),('1210','Prepaid MIP',18120.44,18120.44,'A-3')]),
('Restricted deposits and funded reserves','B',[('1310','Escrow deposits - taxes and insurance',88206.91,94418.37,'B-1'),('1320','Replacement reserve',312480.06,338902.71,'B-1'),('1340','Residual receipts reserve',0,0,'B-1')]),
('Fixed assets','C',[('1410','Land',640000,640000,'C-1'),('1420','Buildings',9318455.12,9318455.12,'C-1'),('1440','Building equipment - portable',214606.5,229988.5,'C-1'),('1450','Furniture for project/tenant use',76411.8,76411.8,'C-1'),('1460','Furnishings',31209.44,31209.44,'C-1'),('1465','Office furniture and equipment',22860.17,24409.17,'C-1'),('1470','Maintenance equipment',12044.9,12044.9,'C-1'),('1495','Accumulated depreciation',-2418770.36,-2418770.36,'C-2')]),
('Current liabilities','D',[('2110','Accounts payable - operations',-37420.88,-29115.07,'D-1'),('2113','Accounts payable - entity',0,0,'D-1'),('2120','Accrued wages payable',-6118.42,-6118.42,'D-2'),('2123','Accrued management fee payable',-7902.11,-8266.35,'D-2'),('2131','Accrued interest payable - first mortgage',-19388.27,-19388.27,'D-3'),('2150','Accrued property taxes',-71204,-71204,'D-2'),('2191','Tenant deposits held in trust (contra)',-37680,-39145,'D-4'),('2210','Prepaid revenue',-9341.16,-7066.9,'D-4')]),
('Long-term liabilities','E',[('2320','Mortgage payable - first mortgage',-6844170.53,-6698802.31,'E-1'),('2340','Debt issuance costs, net',142206.18,142206.18,'E-2')]),
("Members' equity",'F',[('3130',"Members' equity - beginning",None,'EQ','F-1'),('3250','Distributions to members',120000,145000,'F-1')]),
('Rental and other revenue','10',[('5120','Rent revenue - gross potential',-1486920,-1541304,'10'),('5121','Tenant assistance payments',-98664,-104208,'10'),('5190','Miscellaneous rent revenue - carports',-11460,-12180,'10'),('5220','Vacancies - apartments',82140.5,71618.25,'10'),('5250','Rental concessions',14900,9325,'10'),('5290','Miscellaneous - employee unit',13980,14460,'10'),('5410','Interest - project operations',-212.4,-388.17,'10'),('5440','Interest - replacement reserve',-4118.66,-6402.19,'10'),('5910','Laundry and vending revenue',-9877.25,-9406.5,'10'),('5920','Tenant charges',-18240.1,-21366.84,'10'),('5990','Miscellaneous revenue',-3105,-2870.5,'10')]),
('Administrative expenses','20',[('6210','Advertising and marketing',9120.4,8411.27,'20'),('6310','Office salaries',58440.16,60912.8,'20'),('6311','Office expenses',14206.93,15120.06,'20'),('6320','Management fee',58122.47,60994.12,'20'),('6330','Manager salaries',61800,63654,'20'),('6340','Legal expense - project',4215,6870.5,'20'),('6350','Audit expense',14500,0,'20'),('6351','Bookkeeping fees/accounting services',9600,9600,'20'),('6370','Bad debts',11206.7,7340.11,'20'),('6390','Miscellaneous administrative expenses',5310.22,4988.64,'20')]),
('Utilities expense','30',[('6450','Electricity',41206.15,43880.94,'30'),('6451','Water',52117.6,55207.11,'30'),('6452','Gas',11880.37,10944.28,'30'),('6453','Sewer',47210.84,49915.66,'30')]),
('Operating and maintenance expenses','40',[('6510','Payroll - maintenance',88412.5,91730.2,'40'),('6515','Supplies',21180.6,22406.77,'40'),('6520','Contracts',63204.18,66918.4,'40'),('6525','Garbage and trash removal',18940,20112,'40'),('6546','Heating/cooling repairs and maintenance',14220.75,17345.6,'40'),('6590','Miscellaneous operating and maintenance',3116.24,2760.9,'40')]),
('Taxes and insurance','50',[('6710','Real estate taxes',142408,71204,'50'),('6711','Payroll taxes (project\'s share)',16240.33,16841.08,'50'),('6720','Property and liability insurance',79114.2,84960.12,'50'),('6722',"Workmen's compensation",5870,6012,'50'),('6723','Health insurance and other employee benefits',22116.9,24380.4,'50')]),
('Financial expenses','60',[('6820','Interest on first mortgage payable',236114.7,212306.88,'60'),('6850','Mortgage insurance premium',35966.2,36240.88,'60'),('6890','Miscellaneous financial expenses',840,915,'60')]),
('Depreciation and amortization','70',[('6600','Depreciation expense',301220.48,0,'70'),('6610','Amortization expense',0,0,'70')]),
]
flat=[a for g in G for a in g[2]]
py={a[0]:a[3] for a in flat}; cy={a[0]:a[4] if len(a)>4 else None for a in flat}
cy={a[0]:a[3] for a in flat}; py={a[0]:a[2] for a in flat}; wp={a[0]:a[4] for a in flat}
py['3130']=r2(-sum(v for k,v in py.items() if k!='3130'))
pl=sum(v for k,v in py.items() if k[0] in '56')
cy['3130']=r2(py['3130']+py['3250']+pl)
cy['1120']=r2(-sum(v for k,v in cy.items() if k!='1120'))
AJE=[(1,'6600',304118.62,'1495'),(2,'6610',8365.07,'2340'),(3,'6710',74412.0,'2150'),(4,'6350',14850.0,'2110'),(5,'6720',2118.4,'1200'),(6,'6310',1240.55,'2120'),(7,'6370',1850.0,'1131'),(8,'1440',0,'')]
dr={};cr={};ref={}
for n,d,a,k in AJE:
    if not a: continue
    dr[d]=r2(dr.get(d,0)+a); cr[k]=r2(cr.get(k,0)+a)
    ref.setdefault(d,[]).append(n); ref.setdefault(k,[]).append(n)
# reclass
dr['2131']=r2(19388.27-18976.61); cr['6820']=dr['2131']; ref['2131']=[8]; ref['6820']=[8]
dr['1465']=0; del dr['1465']
adj={k:r2(cy[k]+dr.get(k,0)-cr.get(k,0)) for k in cy}
assert abs(sum(adj.values()))<.005 and abs(sum(py.values()))<.005
print('cash',cy['1120'],'eq',py['3130'],cy['3130'])
M=["other:Final 12/31/2023","other:Unadjusted 12/31/2024","other:Adjustments Debit","other:Adjustments Credit","ending"]
def f(v):
    if v is None: return ''
    return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
W,H=landscape(letter)
cv=canvas.Canvas(doc(NAME),pagesize=(W,H)); cv.setTitle('Working Trial Balance')
X={'a':38,'n':74,0:352,1:446,'ref':466,2:556,3:640,4:728,'wp':744}
pg=0;y=0
def head():
    global y,pg
    pg+=1
    cv.setFont('Times-Bold',12); cv.drawString(38,H-40,'Cottonwood Bend Apartments, LLC')
    cv.setFont('Times-Roman',9.5); cv.drawString(38,H-53,'FHA Project No. 084-11327'); cv.drawString(38,H-65,'Year End: December 31, 2024'); cv.drawString(38,H-77,'Working Trial Balance - by financial statement group')
    # tick box
    x0=600; 
    for i,(t,v) in enumerate([('Prepared by',['dkl 02/11/2025','',''][0]),('Reviewed by','mrs 02/26/2025'),('WP','TB-1')]):
        cv.rect(x0,H-50-14*i,72,14); cv.rect(x0+72,H-50-14*i,82,14); cv.setFont('Times-Roman',7.5); cv.drawString(x0+3,H-46-14*i,t); cv.setFont('Times-Italic',8); cv.drawString(x0+75,H-46-14*i,v)
    y=H-100
    cv.setFont('Times-Bold',9)
    cv.drawCentredString(598,y,'Adjustments'); cv.setLineWidth(.5); cv.line(500,y-3,642,y-3)
    cv.drawRightString(X[0],y,'Final');cv.drawRightString(X[1],y,'Unadjusted');cv.drawRightString(X[4],y,'Adjusted')
    y-=12
    cv.drawString(X['a'],y,'Account');cv.drawRightString(X[0],y,'12/31/2023');cv.drawRightString(X[1],y,'12/31/2024');cv.drawString(X['ref'],y,'Ref');cv.drawRightString(X[2],y,'Debit');cv.drawRightString(X[3],y,'Credit');cv.drawRightString(X[4],y,'12/31/2024');cv.drawString(X['wp'],y,'W/P')
    y-=4; cv.setLineWidth(1.1); cv.line(38,y,W-26,y); cv.setLineWidth(.4); y-=12
    cv.setFont('Times-Roman',7.5); cv.drawString(38,26,'Sanderling & Pruett, CPAs PLLC    -    for the auditee\'s and lender\'s use'); cv.drawRightString(W-30,26,f'TB-1   Page {pg}')
def need(h):
    if y<42+h: cv.showPage(); head()
rows=[];tots=[]
def nums(vals,font='Times-Roman'):
    cv.setFont(font,9)
    for i,v in enumerate(vals): cv.drawRightString(X[i],y,f(v))
head()
T=[0]*5
for g,lead,acc in G:
    need(44)
    cv.setFont('Times-Bold',9.2); cv.drawString(38,y,f'{lead}   {g}'); y-=12.5
    S=[0]*5
    for a in acc:
        need(13); k=a[0]
        v=[py[k],cy[k],dr.get(k),cr.get(k),adj[k]]
        cv.setFont('Times-Roman',9); cv.drawString(X['a'],y,k); cv.drawString(X['n'],y,a[1])
        nums(v)
        if k in ref: cv.setFont('Times-Italic',7.5); cv.drawString(X['ref'],y,'AJE '+','.join(map(str,ref[k])))
        cv.setFont('Times-Roman',7.5); cv.drawString(X['wp'],y,wp[k])
        rows.append(put({"account":k,"name":a[1]},**dict(zip(M,v))))
        for i in range(5): S[i]=r2(S[i]+(v[i] or 0)); T[i]=r2(T[i]+(v[i] or 0))
        y-=12
    need(20)
    for i in range(5): cv.line(X[i]-72,y+9,X[i],y+9)
    lab=f'{lead} {g}'
    cv.setFont('Times-Italic',9); cv.drawString(X['n']+12,y-1,f'Total {g.lower() if not g.startswith("Members") else g.lower()}')
    y-=1; nums(S,'Times-Roman'); y-=19
    tots.append(put({"label":f'Total {g.lower()}'},**dict(zip(M,S))))
need(60)
cv.setLineWidth(.8)
for i in range(5): cv.line(X[i]-74,y+9,X[i],y+9); cv.line(X[i]-74,y-4,X[i],y-4); cv.line(X[i]-74,y-6,X[i],y-6)
cv.setFont('Times-Bold',9); cv.drawString(38,y,'TRIAL BALANCE TOTALS'); nums(T,'Times-Bold')
tots.append(put({"label":'TRIAL BALANCE TOTALS'},**dict(zip(M,T))))
y-=24
ni=[r2(sum(d[k] for k in d if k[0] in '56')) for d in (py,cy)]+[None,None,r2(sum(adj[k] for k in adj if k[0] in '56'))]
cv.setFont('Times-Bold',9); cv.drawString(38,y,'Net (income) loss'); nums(ni,'Times-Bold')
tots.append(put({"label":'Net (income) loss'},**dict(zip(M,ni))))
print('NI',ni)
cv.save()
save(NAME,'TB',M,rows,tots,'CPA working trial balance, HUD accounts, AJE columns, grouped subtotals',True)

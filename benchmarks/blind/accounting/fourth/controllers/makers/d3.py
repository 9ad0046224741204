# Times, portrait, CR suffix, wrapped names, planted row_dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
R=random.Random(41003)
S=[('Current Assets',[('Cash in Bank, Operating','101',1,71240),('Cash in Bank, Reserve for Replacement','104',1,148600),('Rents Receivable, Residential','112',1,18870),('Rents Receivable, Street Level Shops','113',1,26450),('Subsidy Receivable (Housing Authority Voucher Payments Due)','115',1,9340),('Prepaid Insurance','121',1,21700)]),
('Fixed Assets',[('Land','151',1,890000),('Building, Residential Portion','152',1,5410000),('Building, Retail Portion Including Storefront Replacement 2019','153',1,1120500),('Equipment and Appliances','156',1,232800),('Accumulated Depreciation','159',-1,1987000)]),
('Liabilities',[('Accounts Payable','201',-1,30420),('Accrued Payroll and Payroll Taxes','205',-1,11980),('Accrued Real Estate Taxes','207',-1,50300),('Deposits Held, Residential','221',-1,61200),('Deposits Held, Retail','222',-1,38000),('First Mortgage, Penn Valley Savings','251',-1,4122000)]),
("Owners' Equity",[('Capital Contributed','301',-1,0),('Drawings','309',1,180000)]),
('Income',[('Apartment Rents','401',-1,0),('Retail Rents','403',-1,0),('Recoveries of Common Area Cost and Real Estate Tax From Retail Tenants','405',-1,0),('Laundry and Vending','411',-1,0),('Late Fees','413',-1,0)]),
('Expenses',[('Wages, Resident Manager','501',1,0),('Wages, Porter and Maintenance','502',1,0),('Gas and Electricity','511',1,0),('Water','512',1,0),('Rubbish Removal','515',1,0),('Elevator Contract','521',1,0),('Decorating and Turnover','524',1,0),('General Repairs','525',1,0),('Exterminating','527',1,0),('Management Fee','541',1,0),('Audit and Legal','543',1,0),('Real Estate Taxes','551',1,0),('Insurance','553',1,0),('Mortgage Interest','561',1,0),('Depreciation','571',1,0)])]
ACT={'401':418220,'403':131400,'405':37815,'411':5288,'413':2140,'501':32100,'502':41850,'511':25610,'512':19840,'515':8775,'521':6120,'524':15330,'525':21990,'527':2460,'541':23790,'543':11500,'551':50150,'553':18260,'561':101870,'571':74500}
M=['beginning','activity','ending','other:No. of Postings']
DROP='521'
D=Doc('Alder_Court_working_TB_063025.pdf','TB',M,{'what':'account 521 Elevator Contract not printed; Total Expenses, the trial balance total and their counts include it','kind':'row_dropped'})
recs=[]
for sec,ac in S:
    for n,a,s,b in ac:
        b=s*(float(b) if b%10000==0 else r2(b*R.uniform(.97,1.03)))
        if a in ACT: x=s*r2(ACT[a]*R.uniform(.97,1.03))
        elif a in('151','152','153','222'): x=0.0
        elif a=='156': x=7412.6
        elif a=='251': x=38204.91
        elif a=='309': x=60000.0
        elif a=='159': x=None
        elif a=='301': x=0.0
        else: x=r2(R.uniform(-.18,.2)*abs(b))
        recs.append([sec,n,a,b,x,R.randint(6,90) if x else 0])
g=lambda a:[r for r in recs if r[2]==a][0]
g('159')[4]=-g('571')[4]; g('159')[5]=6; g('571')[5]=6; g('309')[5]=2;g('251')[5]=6
g('301')[3]=r2(-sum(r[3] for r in recs)); 
g('101')[4]=0; g('101')[4]=r2(-sum(r[4] for r in recs)); g('101')[5]=211
print('cash end',g('101')[3]+g('101')[4])
def cr(v):
    return '{:,.2f}'.format(abs(v))+(' CR' if v<0 else '')
W,H=letter
c=canvas.Canvas(D.path,pagesize=letter,invariant=1)
X=dict(zip(M,(352,436,520,560)))
pg=0
def num(x,y,v,font):
    c.setFont(font,9); s='{:,.2f}'.format(abs(v)) if v else '0.00'
    c.drawRightString(x-14,y,s)
    if v<0: c.drawString(x-12.5,y,'CR')
def head():
    global pg,y; pg+=1
    c.setFont('Times-Bold',15); c.drawCentredString(W/2,H-48,'ALDER COURT ASSOCIATES')
    c.setFont('Times-Italic',11); c.drawCentredString(W/2,H-63,'Working Trial Balance, Six Months Ended June 30, 2025')
    c.setFont('Times-Roman',8); c.drawString(50,H-78,'Office of the Controller'); c.drawRightString(562,H-78,'Sheet %d'%pg)
    c.setLineWidth(1); c.line(50,H-82,562,H-82)
    c.setFont('Times-Bold',9); y=H-94
    c.drawString(50,y-11,'Name of Account'); c.drawString(226,y-11,'No.'); c.drawString(252,y-11,'W/P')
    for k,(a,b) in {M[0]:('Balance','12/31/2024'),M[1]:('Net Change','Year to Date'),M[2]:('Balance','06/30/2025')}.items():
        c.drawRightString(X[k]-8,y,a); c.drawRightString(X[k]-8,y-11,b)
    c.drawRightString(X[M[3]],y,'No. of'); c.drawRightString(X[M[3]],y-11,'Postings')
    c.line(50,y-15,562,y-15); y-=30
def need(h):
    global y
    if y-h<70: c.setFont('Times-Italic',8); c.drawRightString(562,45,'continued'); c.showPage(); head()
def wrap(t,w):
    out=[];cur=''
    for x in t.split():
        if stringWidth((cur+' '+x).strip(),'Times-Roman',9.5)>w: out.append(cur);cur=x
        else: cur=(cur+' '+x).strip()
    return out+[cur]
head(); G=[0,0,0,0]; allm=[]
for si,(sec,_) in enumerate(S):
    need(40); c.setFont('Times-Bold',10.5); c.drawString(50,y,sec); y-=15
    T=[0,0,0,0]; mem=[]
    for k,(s2,n,a,b,x,cnt) in enumerate([r for r in recs if r[0]==sec]):
        e=r2(b+x); vals=[b,x,e,cnt]
        for q in range(4): T[q]=r2(T[q]+vals[q])
        if a==DROP: continue
        L=wrap(n,160); need(12*len(L))
        c.setFont('Times-Roman',9.5)
        for q,t in enumerate(L): c.drawString(58+(8 if q else 0),y-11*q,t)
        c.drawString(226,y,a)
        if R.random()<.5: c.setFont('Times-Italic',8); c.drawString(252,y,'%s-%d'%('ABCDEF'[si],k+1))
        pl=a[0] in '45'
        if not (pl and b==0): num(X[M[0]],y,b,'Times-Roman')
        if x: num(X[M[1]],y,x,'Times-Roman')
        else: c.drawRightString(X[M[1]]-14,y,'-')
        num(X[M[2]],y,e,'Times-Roman'); 
        if cnt: c.setFont('Times-Roman',9); c.drawRightString(X[M[3]],y,str(cnt))
        mem.append(D.row(account=a,name=n,**{M[0]:None if pl and b==0 else b,M[1]:x or None,M[2]:e,M[3]:cnt or None}))
        y-=12*len(L)+(1 if len(L)>1 else 1.5)
    need(24); y-=1
    c.setLineWidth(.5)
    for m in M[:3]: c.line(X[m]-68,y+9.5,X[m]-2,y+9.5)
    c.setFont('Times-Bold',9.5); c.drawString(70,y,'Total '+sec)
    pv={}
    for q in range(4):
        T[q]+=0.0
        if q==0 and sec in('Income','Expenses'): continue
        pv[M[q]]=T[q] if q<3 else int(T[q])
        if q<3: num(X[M[q]],y,T[q],'Times-Bold')
        else: c.setFont('Times-Bold',9); c.drawRightString(X[M[3]],y,str(int(T[3])))
    D.total('Total '+sec,pv,mem); allm+=mem
    for q in range(4): G[q]=r2(G[q]+T[q])
    y-=22
need(60)
c.setFont('Times-Bold',9.5); c.drawString(50,y,'Trial Balance Total (must be nil)')
for q in range(3): num(X[M[q]],y,G[q],'Times-Bold'); c.line(X[M[q]]-68,y-2.5,X[M[q]]-2,y-2.5); c.line(X[M[q]]-68,y-4.5,X[M[q]]-2,y-4.5)
c.setFont('Times-Bold',9); c.drawRightString(X[M[3]],y,str(int(G[3])))
D.total('Trial Balance Total (must be nil)',{M[0]:G[0]+0.0,M[1]:G[1]+0.0,M[2]:G[2]+0.0,M[3]:int(G[3])},allm)
y-=34; need(60); c.setFont('Times-Roman',9); c.drawString(50,y,'CR denotes a credit balance or net credit change. Income and expense accounts open at nil each January 1.')
y-=30; c.line(50,y,230,y); c.line(330,y,510,y); c.drawString(50,y-11,'Prepared by (bookkeeper), date'); c.drawString(330,y-11,'Reviewed by (controller), date')
c.save(); D.save()

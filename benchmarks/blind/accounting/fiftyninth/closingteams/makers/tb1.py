# Canadian working trial balance, lead-sheet grouped, adjusting entries, comparative
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(591)
NAME='tb_quarrystone_wtb.pdf'
K_U,K_D,K_C,K_A,K_P='other:Unadjusted Balance','other:Adjusting Entries Debit','other:Adjusting Entries Credit','ending','other:Prior Year'
G=[("A","Cash and deposits",[("1010","Chequing - operating",184233.17,141902.66),("1020","Security deposit trust account",46310.00,44875.00),("1035","Petty cash - site office",500,500),("1040","GIC - capital reserve",150000,125000)]),
("C","Receivables",[("1110","Rents receivable",31874.45,27119.08),("1115","Allowance for doubtful accounts",-4200,-4200),("1130","GST/HST recoverable",6218.39,5044.71),("1140","Insurance claim receivable - Unit 12 flood",18750,None)]),
("E","Prepaids",[("1210","Prepaid insurance",22114.60,20377.92),("1220","Prepaid property tax",0,8640.18),("1235","Utility deposits",3750,3750)]),
("L","Rental properties",[("1510","Land",2150000,2150000),("1520","Building",8423500,8423500),("1525","Accumulated amortization - building",-2021640,-1684700),("1530","Roof and envelope upgrades 2022",312480.55,312480.55),("1535","Accum. amortization - upgrades",-62496.12,-31248.06),("1540","Appliances & furniture",96417.03,81230.14),("1545","Accum. amortization - appliances & furniture",-41266.40,-31478.25)]),
("BB","Payables and accruals",[("2010","Trade accounts payable",-42987.31,-38614.90),("2020","Accrued liabilities",-9500,-14250),("2025","Accrued mortgage interest",0,-13322.05),("2040","Source deductions payable",-4411.82,-3906.44),("2050","Prepaid rents",-17240,-12985),("2060","Last month's rent deposits",-46310,-44875)]),
("KK","Long-term debt",[("2510","First mortgage - CMHC insured 3.29%, due 2029",-5512844.29,-5671030.61),("2520","Deferred financing fees",61200,73440),("2530","VTB second mortgage",-400000,-450000),("2540","Due to general partner, non-interest bearing",0,-266156.69)]),
("TT","Partners' capital",[("3010","Limited partners' units",-3600000,-3600000),("3020","General partner contribution",-100,-100),("3030","Distributions - current year",210000,None),("3040","Retained surplus, beginning","RE","REP")]),
("20","Revenue",[("4010","Apartment rents",-1186402.50,-1131877.00),("4015","Loss to vacancy",38217.75,45103.40),("4020","Rental incentives",9850,14200),("4030","Parking",-41730,-40125),("4040","Laundry",-12418.66,-12990.12),("4060","Late and NSF fees",-2975,-2410),("4090","Interest income",-6821.19,-4377.03)]),
("40","Operating expenses",[("5010","Property management fees",58214.40,55390.12),("5020","On-site wages and benefits",91377.28,86540.60),("5030","Repairs and maintenance",77640.93,69218.47),("5035","Suite turnover",33108.25,29774.00),("5040","Landscaping & snow removal",28950,27400),("5050","Elevator maintenance",11436.72,11003.16),("5060","Waste removal",9874.11,9240.88),("5110","Hydro",41209.63,39876.55),("5120","Natural gas",36718.04,40912.37),("5130","Water and sewer",29455.17,27803.90),("5140","Cable / internet - common area",2316,2244),("5210","Property tax",118640.22,114902.30),("5220","Insurance",44229.18,40755.84),("5310","Professional fees",9600,15850),("5320","Advertising & tenant screening",5127.40,6022.75),("5330","Office and telephone",7783.56,7120.09),("5340","Bad debts",3140.50,5270),("5350","Bank charges",1284.93,1196.47)]),
("60","Financing and amortization",[("6010","Mortgage interest",166814.27,187433.02),("6020","Interest - VTB second mortgage",22000,24750),("6030","Amortization of financing fees",0,12240),("6040","Amortization - building",0,336940),("6045","Amortization - upgrades & equipment",0,41036.21)])]
AJE={1:[("6040",336940.00),("1525",-336940.00)],2:[("6045",42188.41),("1535",-31248.06),("1545",-10940.35)],3:[("6030",12240),("2520",-12240)],4:[("6010",12944.60),("2025",-12944.60)],5:[("5310",6500),("2020",-6500)],6:[("5340",2860),("1115",-2860)],7:[("5220",1412.75),("1210",-1412.75)],8:[("5030",-14620.00),("1540",14620.00)],9:[("2530",50000),("1010",-50000)]}
su=sum(a[2] for g in G for a in g[2] if not isinstance(a[2],str)); sp=sum((a[3] or 0) for g in G for a in g[2] if not isinstance(a[3],str))
rows=[];groups=[]
for code,gn,accts in G:
    gr=[]
    for no,nm,u,p in accts:
        if u=="RE":u,p=-su,-sp
        u=r2(u); d=r2(sum(x for e in AJE.values() for a,x in e if a==no and x>0)); c=r2(-sum(x for e in AJE.values() for a,x in e if a==no and x<0))
        r={"account":no,"name":nm,K_U:u}
        if d:r[K_D]=d
        if c:r[K_C]=c
        r[K_A]=r2(u+d-c)
        if p is not None:r[K_P]=r2(p)
        ref=', '.join(f'AJE {i}' for i,e in AJE.items() if any(a==no for a,_ in e))
        gr.append((r,ref)); rows.append(r)
    groups.append((code,gn,gr))
ks=[K_U,K_D,K_C,K_A,K_P]; totals=[]
W,H=letter; X={K_U:322,K_D:381,K_C:437,K_A:527,K_P:592}
cv=canvas.Canvas(doc(NAME),pagesize=letter); pg=0
def head():
    global y,pg
    pg+=1
    cv.setFont('Times-Bold',12);cv.drawString(26,H-40,'Quarrystone Terrace Limited Partnership')
    cv.setFont('Times-Roman',10);cv.drawString(26,H-54,'Year End: December 31, 2024');cv.drawString(26,H-67,'Working trial balance - by lead sheet')
    bx=W-20-176
    cv.setLineWidth(.5);cv.rect(bx,H-68,176,36);cv.line(bx+58,H-68,bx+58,H-32);cv.line(bx+117,H-68,bx+117,H-32);cv.line(bx,H-46,bx+176,H-46)
    cv.setFont('Times-Roman',7)
    for i,(a,b) in enumerate([('Prepared by','KLD  2025-02-18'),('Reviewed by','MO  2025-02-27'),('Partner','')]):
        cv.drawString(bx+3+i*58.5,H-42,a);cv.drawString(bx+3+i*58.5,H-58,b)
    y=H-88;cv.setFont('Times-Bold',8);cv.line(26,y+10,W-20,y+10)
    cv.drawCentredString(410,y,'Adjusting Entries');cv.line(336,y-3,438,y-3)
    cv.drawRightString(X[K_U],y,'Unadjusted');cv.drawRightString(X[K_A],y,'Adjusted');cv.drawRightString(X[K_P],y,'Prior')
    y-=11;cv.drawString(26,y,'Acct');cv.drawString(54,y,'Description')
    cv.drawRightString(X[K_U],y,'Balance');cv.drawRightString(X[K_D],y,'Debit');cv.drawRightString(X[K_C],y,'Credit');cv.drawString(442,y,'Ref');cv.drawRightString(X[K_A],y,'Balance');cv.drawRightString(X[K_P],y,'Year')
    cv.line(26,y-4,W-20,y-4);y-=16
    cv.setFont('Times-Italic',7);cv.drawString(26,28,'Amounts in Canadian dollars. Credits shown in brackets.');cv.drawRightString(W-20,28,f'2025-02-27  4:12 PM     Page {pg}')
def num(r,f):
    cv.setFont(f,8)
    for k in ks:
        if k in r: cv.drawRightString(X[k]+(2.6 if r[k]<0 else 0),y,par(r[k]))
head()
for code,gn,gr in groups:
    if y<70+12: cv.showPage();head()
    cv.setFont('Times-Bold',8.5);cv.drawString(26,y,f'{code}   {gn}');y-=12
    for r,ref in gr:
        if y<62: cv.showPage();head()
        cv.setFont('Times-Roman',8);cv.drawString(26,y,r['account']);cv.drawString(54,y,r['name']);cv.setFont('Times-Italic',7);cv.drawString(442,y,ref);num(r,'Times-Roman');y-=11.3
    t=tot([g[0] for g in gr],ks,f'Total {gn}')
    for k in (K_D,K_C):
        if t[k]==0:del t[k]
    totals.append(t);cv.setLineWidth(.3)
    for k in ks: cv.line(X[k]-50,y+8.5,X[k],y+8.5)
    cv.setFont('Times-Bold',8);cv.drawString(54,y-1,t['label']);y-=1;num(t,'Times-Bold');y-=17
t=tot(rows,ks,'Trial balance total');totals.append(t)
cv.setLineWidth(.8);cv.line(26,y+9,W-20,y+9);cv.setFont('Times-Bold',8);cv.drawString(54,y-1,t['label']);y-=1;num(t,'Times-Bold');y-=14
pl=[r for r in rows if r['account'][0] in '456']
n={"label":"Net income (loss)"}
for k in (K_U,K_A,K_P): n[k]=r2(-sum(r.get(k,0) for r in pl))
totals.append(n);cv.setFont('Times-Bold',8);cv.drawString(54,y,n['label']);num(n,'Times-Bold');cv.line(26,y-5,W-20,y-5)
cv.save();save(NAME,'TB','Canadian accountant working trial balance by lead sheet, unadjusted / AJE dr cr / adjusted / prior year',True,ks,rows,totals)
print(t,n)
re={a[0]:0 for a in []}
u=[r for r in rows if r['account']=='3040'][0]; print('RE roll diff', u[K_U], u[K_P], u[K_U]-(u[K_P]-n[K_P]))

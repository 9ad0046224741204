# Auditor's working trial balance of a Canadian housing co-operative, landscape PDF, whole dollars, groups by lead sheet
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
# account,name,unadj, adjDr, adjCr, ref, prior
G=[
("A","Cash and short-term investments",[
("1010","Alterna - chequing",62418,0,0,"",48977),("1020","Alterna - savings",148216,0,0,"",96310),("1060","Replacement reserve GIC",402500,8316,0,"AJE 3",385000),("1065","Replacement reserve - savings",37122,0,0,"",41808),("1090","Petty cash",300,0,0,"",300)]),
("B","Receivables",[
("1110","Housing charges receivable - members",14876,0,0,"",11204),("1115","Former members receivable",9340,0,6210,"AJE 1",7715),("1119","Allowance for doubtful accounts",-5000,0,2750,"AJE 2",-5000),
("1130","RGI subsidy receivable - Region",0,11482,0,"AJE 4",8936),("1140","HST rebate receivable",4167,0,0,"",3522)]),
("C","Prepaids and other",[
("1210","Prepaid insurance",21844,0,0,"",19730),("1220","Prepaid property tax",0,0,0,"",2416),("1230","CHF membership dues prepaid",1106,0,0,"",1074)]),
("L","Capital assets",[
("1510","Land",612000,0,0,"",612000),("1520","Buildings",5284310,0,0,"",5284310),("1529","Accumulated amortization - buildings",-3716540,0,152118,"AJE 5",-3716540),
("1540","Appliances",96415,0,0,"",88204),("1549","Accumulated amortization - appliances",-71230,0,6288,"AJE 5",-71230),("1560","Roof and window replacement in progress",0,43260,0,"AJE 6",0)]),
("M","Payables and accruals",[
("2010","Accounts payable",-38617,0,0,"",-29884),("2020","Accrued liabilities",-6500,0,12940,"AJE 7",-17320),("2030","Government remittances",-2218,0,0,"",-2046),("2040","Holdback payable",0,0,4326,"AJE 6",0)]),
("N","Deferred and held for members",[
("2110","Member deposits",-42150,0,0,"",-40875),("2120","Prepaid housing charges",-7388,0,0,"",-6145),("2130","Deferred grant - energy retrofit",-30000,18000,0,"AJE 8",-30000)]),
("P","Long-term debt",[
("2510","Mortgage payable - CMHC insured first",-1286417,0,0,"",-1442980),("2520","Region forgivable loan",-120000,0,0,"",-132000)]),
("S","Members' equity and reserves",[
("3010","Replacement reserve fund",-426808,0,0,"",-391120),("3020","Subsidy surplus fund",-18240,0,0,"",-18240),("3110","Members' shares",-640,0,0,"",-635),("3210","Surplus, beginning of year",None,0,0,"",None)]),
("10","Revenue",[
("4010","Housing charges - members",-706412,0,0,"",-678336),("4020","RGI assistance - Region",-142610,0,11482,"AJE 4",-147206),("4030","Parking",-17280,0,0,"",-16940),("4040","Laundry",-9864,0,0,"",-9417),("4050","Vacancy loss",5318,0,0,"",3120),("4060","Interest earned",-6204,0,8316,"AJE 3",-12688),("4070","Grant revenue - energy retrofit",0,0,18000,"AJE 8",0)]),
("20","Expenses",[
("5010","Property taxes",118430,0,0,"",113906),("5020","Insurance",53216,0,0,"",47890),("5030","Hydro - common areas",38844,3110,0,"AJE 7",40172),("5040","Gas",46201,4180,0,"AJE 7",44863),("5050","Water and waste",61377,0,0,"",58240),
("5110","Management services",74400,0,0,"",72000),("5120","Maintenance and repairs",88635,5650,38934,"AJE 6,7",79412),("5130","Grounds and snow removal",31250,0,0,"",28815),("5140","Painting - move outs",12474,0,0,"",10960),
("5210","Audit",9000,0,0,"",8800),("5220","Legal",3612,0,0,"",1240),("5230","Office and member education",7940,0,0,"",8415),("5240","Bad debts",1180,8960,0,"AJE 1,2",2210),
("5310","Mortgage interest",43118,0,0,"",48702),("5320","Contribution to replacement reserve",72000,0,0,"",70000),("5410","Amortization - buildings",0,152118,0,"AJE 5",152118),("5420","Amortization - appliances",0,6288,0,"AJE 5",5904)]),
]
# plug surplus in both years
u=sum(r[2] for g in G for r in g[2] if r[2] is not None); p=sum(r[6] for g in G for r in g[2] if r[6] is not None)
rows=[];tot=[]
K=["other:Unadjusted Balance","other:Adjustments Debit","other:Adjustments Credit","ending","other:Prior Year Mar 31, 2025"]
data=[]
for code,nm,rs in G:
    out=[]
    for a,b,un,d,c,ref,py in rs:
        if un is None: un,py=-u,-p; OP=(un,py)
        out.append([a,b,un,d,c,un+d-c,py,ref])
    data.append((code,nm,out))
sd=sum(r[3] for g in data for r in g[2]); sc=sum(r[4] for g in data for r in g[2]); print('adj',sd,sc)
assert sd==sc
f='Maplewynd_Coop_working_TB_Mar2026.pdf'
W,H=landscape(letter); c=canvas.Canvas(DOC+f,pagesize=(W,H)); F='Times-Roman';FB='Times-Bold';page=0
X=[330,410,484,574,656]  # right edges
XR=668
def cell(x,v,font,z=False):
    c.setFont(font,9)
    if v==0 and not z: s='-'
    else: s=f'({-v:,})' if v<0 else f'{v:,}'
    c.drawRightString(x+(3 if v<0 else 0),y,s)
def head():
    global y,page
    page+=1
    c.setFont(FB,12); c.drawString(45,H-42,'Maplewynd Housing Co-operative Inc.')
    c.setFont(F,10); c.drawString(45,H-56,'Year End: March 31, 2026'); c.drawString(45,H-69,'Working trial balance (by lead sheet)')
    x0=W-215
    c.setLineWidth(.5); c.rect(x0,H-74,170,40); c.line(x0,H-54,x0+170,H-54)
    for i,(t,v) in enumerate((('Prepared by','DK 2026-05-11'),('Reviewed by','MB 2026-05-19'),('Doc','TB-1'))):
        xx=x0+i*60 if i<2 else x0+125
        if i: c.line(xx-2,H-74,xx-2,H-34)
        c.setFont(F,7.5); c.drawString(xx+2,H-46,t); c.drawString(xx+2,H-67,v)
    c.setFillGray(.88); c.rect(45,H-118,W-90,34,stroke=0,fill=1); c.setFillGray(0)
    c.setFont(FB,9); c.drawString(48,H-112,'Account'); c.drawString(92,H-112,'Description')
    c.drawRightString(X[0],H-98,'Unadjusted'); c.drawRightString(X[0],H-112,'Balance')
    c.drawCentredString((X[1]+X[2])/2-20,H-96,'Adjustments'); c.line(X[0]+25,H-100,X[2],H-100); c.drawRightString(X[1],H-112,'Debit'); c.drawRightString(X[2],H-112,'Credit')
    c.drawRightString(X[3],H-98,'Final Balance'); c.drawRightString(X[3],H-112,'Mar 31, 2026'); c.drawRightString(X[4],H-98,'Prior Year'); c.drawRightString(X[4],H-112,'Mar 31, 2025'); c.drawString(XR+8,H-112,'Ref.')
    c.setFont(F,8); c.drawString(45,26,'Debits positive, (credits) negative. Amounts in Canadian dollars.'); c.drawRightString(W-45,26,f'{page} of 3')
    y=H-134
def need(h):
    global y
    if y-h<44: c.showPage(); head()
head()
for code,nm,rs in data:
    need(44); c.setFont('Times-BoldItalic',9.5); c.drawString(48,y,f'{code}   {nm}'); y-=13
    for r in rs:
        need(34 if r is rs[-1] else 13); c.setFont(F,9); c.drawString(52,y,r[0]); c.drawString(92,y,r[1])
        t={"account":r[0],"name":r[1]}
        for x,k,v in zip(X,K,r[2:7]):
            cell(x,v,F)
            if v: t[k]=v
        c.setFont(F,8); c.drawString(XR+8,y,r[7]); rows.append(t); y-=12.2
    s=[sum(r[i] for r in rs) for i in range(2,7)]
    lab=f'Total {nm}'
    for x in X: c.line(x-60,y+9,x,y+9)
    c.setFont(FB,9); c.drawString(92,y-1,lab); y-=1
    T={"label":lab}
    for x,k,v in zip(X,K,s):
        cell(x,v,FB)
        if v: T[k]=v
    tot.append(T); y-=19
need(44)
s=[sum(r[i] for g in data for r in g[2]) for i in range(2,7)]
c.setLineWidth(1); c.line(45,y+11,W-45,y+11); c.setLineWidth(.5)
c.setFont(FB,9.5); c.drawString(48,y-1,'Trial balance total'); y-=1
for x,v in zip(X,s): cell(x,v,FB,True)
tot.append({"label":"Trial balance total",**dict(zip(K,s))}); y-=18
s=[sum(r[i] for g in data if g[0] in('10','20') for r in g[2]) for i in (2,5,6)]
c.setFont(FB,9.5); c.drawString(48,y,'Net (surplus) deficit for the year')
for x,v in zip((X[0],X[3],X[4]),s): cell(x,v,FB)
assert OP[0]==OP[1]+s[2],(OP,s)
print('net',s,OP)
tot.append({"label":"Net (surplus) deficit for the year",**dict(zip((K[0],K[3],K[4]),s))})
c.save(); print('pages',page)
save(f,'TB',"auditor's working trial balance by lead sheet, adjustments, prior year, Canadian co-op",True,K,rows,tot)

# HOA, AppFolio-like PDF, planted: one row dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(101)
N='alder-creek-hoa-trial-balance-aug-2025.pdf'
acc=[("1010","Operating Checking - Tri-County Bank",38214.77,0),("1020","Operating Money Market",51200.45,'i'),("1050","Reserve Savings",212880.09,'r'),("1055","Reserve CD 12 mo. (matures 02/26)",100000,None),
("1100","Assessments Receivable",9412.5,'ar'),("1110","Special Assessment Receivable",3600,'sp'),("1190","Allowance for Doubtful Accounts",-2500,None),("1210","Prepaid Insurance",7733.36,'pi'),("1290","Utility Deposits",650,None),
("2010","Accounts Payable",-6120.18,'ap'),("2050","Prepaid Assessments",-11385,'pp'),("2060","Clubhouse Deposits Held",-1200,'cd'),("2110","Income Tax Payable",-412,None),("2200","Deferred Insurance Claim Proceeds",-8840.2,None),
("3010","Operating Fund Balance",None,None),("3020","Reserve Fund Balance",-287400,None),("3090","Interfund Transfer",0,'0'),
("4010","Regular Assessments",-148995,-21285),("4020","Special Assessments - Roof",-21600,-0),("4110","Late Fees",-1125,-175),("4120","NSF Fees",-70,-35),("4130","Fines & Violations",-650,-100),("4140","Clubhouse Rental",-1450,-300),("4150","Transfer / Estoppel Fees",-1200,-200),("4160","Gate Remotes & Keys",-315,-45),("4210","Interest Income - Operating",-488.12,-71.06),("4220","Interest Income - Reserve",-5120.83,-735.4),("4300","Collection Cost Recovery",-940,0),
("5010","Management Fee",12950,1850),("5020","Audit & Tax Preparation",3400,0),("5030","Legal - General",1912.5,450),("5040","Legal - Collections",1385,285),("5050","Postage & Copies",811.34,97.12),("5060","Website & Portal",420,60),("5070","Bank Charges",84,12),("5080","Licenses, Permits & Corporate Filing",121.25,0),("5090","Meeting Expense",236.18,0),("5095","Bad Debt Expense",0,0),
("5210","Insurance - Package Policy",13533.38,1933.34),("5220","Insurance - D&O",1102.5,157.5),("5310","Electricity - Common",4688.09,702.51),("5320","Water & Sewer",8120.44,1588.9),("5330","Gas - Clubhouse",917.62,41.3),("5340","Trash Removal",14420,2060),("5350","Internet / Gate Phone",909.3,129.9),
("6010","Landscape Contract",25900,3700),("6020","Landscape Extras & Mulch",4215,640),("6030","Irrigation Repairs",1877.4,412.65),("6040","Tree Work",3650,0),("6050","Snow Removal",6890,0),("6110","Pool Service Contract",3300,1100),("6120","Pool Chemicals",1266.9,438.75),("6130","Pool Repairs & Permits",980,0),("6140","Pool Attendant",4160,2080),
("6210","Building Repairs",5122.19,884.2),("6220","Gutter Cleaning",1450,0),("6230","Gate Repairs",733,185),("6240","Lighting Supplies",388.61,54.17),("6250","Pest Control",945,135),("6310","Janitorial - Clubhouse",1820,260),
("7010","Reserve Contribution",29750,4250),("7020","Reserve Contribution - Offset",-29750,-4250),("8010","Reserve Exp. - Asphalt Sealcoat",18740,0),("8020","Reserve Exp. - Roof Bldg 7",0,16425)]
rows=[]
for c,n,b,a in acc:
    d=k=0.0
    if a=='i': d=71.06
    elif a=='r': d=4985.40;k=16425.0
    elif a=='ar': d=21940.0;k=20877.5
    elif a=='sp': k=900.0
    elif a=='pi': k=2090.84
    elif a=='ap': d=24310.02;k=25118.6
    elif a=='pp': d=5940.0;k=6475.0
    elif a=='cd': d=300.0;k=600.0
    elif a=='0': d=4250.0;k=4250.0
    elif isinstance(a,(int,float)) and a>0: d=float(a)
    elif isinstance(a,(int,float)) and a<0: k=float(-a)
    rows.append([c,n,b,r2(d),r2(k)])
od=r2(sum(r[3] for r in rows[1:]));ok=r2(sum(r[4] for r in rows[1:]))
rows[0][3]=ok;rows[0][4]=od
fb=[r for r in rows if r[0]=="3010"][0]; fb[2]=r2(-sum(r[2] for r in rows if r[2] is not None))
for r in rows: r.append(r2(r[2]+r[3]-r[4]))
tot=[r2(sum(r[i] for r in rows))+0.0 for i in (2,3,4,5)]
print(tot,fb,rows[0])
drop="6120"; printed=[r for r in rows if r[0]!=drop]; dr=[r for r in rows if r[0]==drop][0]
f=lambda v:(f"{v:,.2f}" if v>=0 else f"-{-v:,.2f}")
c=canvas.Canvas(out(N),pagesize=letter); W,H=letter
X=[338,412,486,560]
HD=["Balance Forward","Debit","Credit","Ending Balance"]
pg=0;y=0
def head(first):
    global y
    y=H-50
    if first:
        c.setFont("Helvetica-Bold",17);c.drawString(40,y,"Trial Balance");y-=18
        c.setFont("Helvetica",8.5)
        for s in ["Properties: Alder Creek Homeowners Association - 400 Alder Creek Loop Boise, ID 83716","Period Range: Aug 2025 to Aug 2025","Accounting Basis: Accrual","GL Accounts: All      Show Zero Balances: Yes","Fund Type: All"]:
            c.drawString(40,y,s);y-=11.5
        y-=6
    c.setFillGray(.88);c.rect(36,y-5,W-72,17,stroke=0,fill=1);c.setFillGray(0)
    c.setFont("Helvetica-Bold",8.5);c.drawString(40,y,"Account Name")
    for x,h in zip(X,HD): c.drawRightString(x,y,h)
    y-=17
def foot():
    c.setFont("Helvetica",7.5);c.drawString(40,28,"Created on 09/09/2025 at 3:12 PM");c.drawRightString(W-40,28,f"Page {pg}")
pg=1;head(True)
for r in printed:
    if y<52: foot();c.showPage();pg+=1;head(False)
    c.setFont("Helvetica",8.3);c.drawString(40,y,f"{r[0]}: {r[1]}")
    for x,v in zip(X,r[2:]): c.drawRightString(x,y,f(v))
    c.setStrokeGray(.9);c.line(36,y-4,W-36,y-4);c.setStrokeGray(0);y-=14.2
c.line(36,y+9,W-36,y+9);c.setFont("Helvetica-Bold",8.5);c.drawString(40,y-2,"Total")
for x,v in zip(X,tot): c.drawRightString(x,y-2,f(v))
foot();c.save()
K=["beginning","debit","credit","ending"]
save(N,"TB","AppFolio-like trial balance, 'code: name' in one cell, signed balances, 2 pages",False,K,[dict(account=r[0],name=r[1],**dict(zip(K,r[2:]))) for r in printed],[dict(label="Total",**dict(zip(K,tot)))],
 {"what":f"the row {drop}: {dr[1]} (beginning {dr[2]}, debit {dr[3]}, ending {dr[5]}) is left out; the totals include it","kind":"row_dropped"})

import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
import textwrap
R=random.Random(2301)
S=[("4410","INDUSTRIAL ESTATES & WORKSHOPS",[
("R1010","Rents - Workshops",-1),("R1012","Rents - Ground Leases",-1),("R1045","Service Charge Recoveries",-1),("R1090","Insurance Recharged to Tenants",-1),
("A0101","Basic Pay - Officers",1),("A0140","Employer NI & Superannuation",1),("B1100","Responsive Repairs",1),("B1120","Planned Maintenance - Roofs, Cladding and Roller Shutter Doors",1),("B1300","Business Rates - Void Units",1),("B1410","Electricity - Landlord Supplies",1),("D4220","Agents' Letting Fees",1),("D4990","Bad Debt Provision Movement",1)]),
("4420","MARKET HALL",[
("R2010","Stall Licence Fees - Indoor",-1),("R2011","Casual Trader Tolls - Outdoor Market and Saturday Flea Market",-1),("R2040","Cold Store & Lock-up Hire",-1),
("A0101","Basic Pay - Market Supervisors",1),("A0160","Casual & Agency",1),("B1100","Responsive Repairs",1),("B1410","Electricity",1),("B1420","Gas",1),("B1500","Cleaning Contract",1),("B1510","Trade Waste",1),("D4010","Promotion & Events",1),("D4310","PRS / PPL Licences",1)]),
("4430","GARAGES & LOCK-UPS",[
("R3010","Garage Rents - Tenants",-1),("R3011","Garage Rents - Private Lettings (Standard Rated)",-1),("R3060","Key & Lock Charges",-1),
("B1100","Responsive Repairs",1),("B1130","Asbestos Roof Removal",1),("B1600","Site Lighting & Security",1),("D4700","Housing IT Recharge",1)]),
("4440","ALLOTMENTS & SMALLHOLDINGS",[
("R4010","Plot Rents",-1),("R4020","Smallholdings - Half-yearly Rents",-1),("R4035","Water Recharge to Associations",-1),
("B1430","Water & Standpipes",1),("B1610","Fencing, Skips & Clearance of Abandoned Plots",1),("D4015","Grants to Allotment Associations",1)]),
("9000","BALANCE SHEET",[
("X1100","Investment Properties",9),("X1190","Accumulated Depreciation - Plant",-5),("X2010","Commercial Rent Debtors Control",5),("X2018","Provision for Doubtful Debts",-4),("X2100","Prepayments",3),("X2200","VAT Input Control",3),
("X3010","Creditors Control - Purchase Ledger",-5),("X3080","Rent Received in Advance",-4),("X3090","Tenants' Bonds Held",-4),("X3200","VAT Output Control",-4),("X5000","Capital Adjustment Account",-9),("X5100","Earmarked Reserve - Estate Renewals",-6),("X9999","Corporate Cash Pool",0)])]
acc=[];tot_o=0;tot_p=0
for cc,t,l in S:
    for s,n,k in l:
        if k==0: continue
        mag={1:(80000,9000000),3:(300000,4000000),4:(900000,9000000),5:(9000000,60000000),6:(30000000,80000000),9:(700000000,900000000)}[abs(k)]
        if k==-1: mag=(400000,60000000)
        o=R.randint(*mag)*(1 if k>0 else -1)
        small=max(500,int(abs(o)*R.uniform(.05,.13))) if abs(k)<9 else 0
        dr=cr=0
        if abs(k)>=9: pass
        elif k==1: dr=small; cr=R.choice([0,0,0,small//R.randint(5,30)])
        elif k==-1: cr=small; dr=R.choice([0,0,small//R.randint(5,30)])
        else: dr=small; cr=R.randint(int(small*.6),int(small*1.3))
        if s in("B1130","D4015"): dr=cr=0
        if s=="D4310": o=0;dr=148260;cr=0
        acc.append([cc,s,n,o,dr,cr]); tot_o+=o; tot_p+=dr-cr
gross=sum(a[4] for a in acc)
# cash pool balances
acc.append(["9000","X9999","Corporate Cash Pool",-tot_o, (gross//3 + (0 if tot_p>0 else -tot_p)), gross//3+(tot_p if tot_p>0 else 0)])
assert sum(a[3] for a in acc)==0 and sum(a[4]-a[5] for a in acc)==0
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def six(a):
    o=a[3];c=o+a[4]-a[5]
    return [o if o>0 else None,-o if o<0 else None,a[4] or None,a[5] or None,c if c>0 else None,-c if c<0 else None]
W,H=landscape(A4);c=canvas.Canvas(D('wendmoor_gl_tb_p10.pdf'),pagesize=(W,H));c.setTitle('GL TB')
X=[400,468,540,608,690,790];XC=[378,452,526,600,678,756];XC=[370,450,530,606,690,782]
LH=10.4;pg=0
def head():
    global y,pg
    pg+=1;c.setFont('Courier-Bold',8);y=H-34
    c.drawString(36,y,'WENDMOOR COUNTY COUNCIL');c.drawCentredString(W/2,y,'Trial Balance - Detail by Cost Centre');c.drawRightString(W-50,y,f'Page: {pg} of 2');y-=LH
    c.setFont('Courier',7.4);c.drawString(36,y,'Ledger: WCC_PRIMARY   Currency: GBP   Balance type: Actual');c.drawRightString(W-50,y,'Report Date: 04-FEB-2025 07:12');y-=LH
    c.drawString(36,y,'Period: JAN-25 (P10-2024/25)   Company 01   Cost Centre 4410 to 9000');y-=LH*1.5
    c.setFont('Courier-Bold',7.4)
    for i,t in ((0,'OPENING BALANCE'),(2,'PERIOD ACTIVITY'),(4,'CLOSING BALANCE')):
        c.drawCentredString((XC[i]-62+XC[i+1])/2,y,t);c.line(XC[i]-64,y-2,XC[i+1],y-2)
    y-=LH
    c.drawString(36,y,'Co.CCtr.Subj');c.drawString(126,y,'Subjective');
    for i in range(6):c.drawRightString(XC[i],y,('Debit','Credit')[i%2])
    y-=LH;c.drawString(36,y,'');c.drawString(126,y,'Description')
    for i in range(6):c.drawRightString(XC[i],y,'GBP')
    y-=4;c.line(36,y,W-50,y);y-=LH
def need(n):
    if y-n*LH<46: c.setFont('Courier',6.5);c.drawString(36,30,'WCC Oracle Cloud  GLTRBALD v12  user FINPROP02  - CONTINUED -');c.showPage();head()
rows=[];totals=[];head()
def line(vals,font='Courier'):
    c.setFont(font,7.4)
    for x,v in zip(XC,vals):
        if v is not None:c.drawRightString(x,y,f2(v))
G=[0]*6
for cc,t,_ in S:
    need(4);c.setFont('Courier-Bold',7.4);c.drawString(36,y,f'Cost Centre: {cc}  {t}');y-=LH
    T=[0]*6
    for a in [a for a in acc if a[0]==cc]:
        w=textwrap.wrap(a[2],36);need(len(w)+1)
        code=f'01.{cc}.{a[1]}';v=six(a);line(v);c.drawString(36,y,code)
        for i,q in enumerate(w):
            c.drawString(126,y,q) if i==0 else c.drawString(132,y,q)
            y-=LH
        rows.append({"account":code,"name":a[2],**{k:p(x) for k,x in zip(K,v)}})
        for i,x in enumerate(v):T[i]+=x or 0
    need(2);c.line(XC[0]-62,y+LH-3,XC[5],y+LH-3);y-=1
    line(T,'Courier-Bold');c.drawString(36,y,f'Total Cost Centre {cc}');y-=LH*1.7
    totals.append({"label":f'Total Cost Centre {cc}',**{k:p(x) for k,x in zip(K,T)}})
    G=[g+x for g,x in zip(G,T)]
need(3);c.line(XC[0]-62,y+LH,XC[5],y+LH);line(G,'Courier-Bold');c.drawString(36,y,'REPORT TOTAL');c.line(XC[0]-62,y-3,XC[5],y-3);c.line(XC[0]-62,y-5,XC[5],y-5)
totals.append({"label":'REPORT TOTAL',**{k:p(x) for k,x in zip(K,G)}})
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
y-=LH*2.4;c.setFont('Courier',7);c.drawCentredString(W/2,y,'*** End of Report ***');c.save()
print('tb1 pages',pg,len(rows))
save('wendmoor_gl_tb_p10.pdf','TB',K,rows,totals,None,'MIXED_USE','County finance, Oracle GL detail print','fixed-pitch system report, two pages, opening/period/closing pairs by cost centre','wrapped descriptions; segment code; blanks; three-line header',1)

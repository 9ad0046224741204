# industrial portfolio, PDF by fpdf2, total first, comments under the line
import random
from common import *
from fpdf import FPDF
R=random.Random(2106)
PR=[("4410 Tannery Road",[("Ostrander Millwork Corp.","A","MTM"),("Blue Heron Cold Logistics","B-C","Active"),("Pinion Fasteners LLC","D","Active"),("Garrity Sign & Awning","F","Active"),("Vireo Robotics, Inc.","G","Active")]),
("Kestrel Business Park, Bldgs 1-3",[("Tern & Sons Flooring","1-100","Active"),("Mossback Brewing Supply","1-140","Default"),("Allard Freight Brokers","2-200","Active"),("Sextant Calibration","2-215","Active"),("Yarrow Home Goods","2-230","Active"),("Delphine Catering Co.","3-300","Holdover"),("Zoll & Pratt Electric","3-310","Active")]),
("Rail Spur Distribution Center",[("Continental Pallet Exchange","100","Active"),("Northgate Beverage Partners","200","Active")]),
("Pike Street Yard & Shop",[("Lantern Crane Rental","Yard 1","Active"),("Osage Roofing Supply","Shop 1","Active"),("Merrow Trailer Repair","Shop 2","MTM"),("Gilt Edge Powder Coat","Shop 3","Active"),("Basalt Paving, Inc.","Yard 2","Active")]),
("Sycamore Flex",[("Ibis Print Finishing","10","Active"),("Kilnworks Ceramics","14","Active"),("Roving Medic EMS","16","Vacated"),("Hollow Oak Cabinetry","20","Active"),("Tamarack Pool Supply","22","Active"),("Junco Audio Visual","26","Active")])]
CM={"Mossback Brewing Supply":"Default notice sent 9/3. Guarantor has offered $5,000 a month from November.","Roving Medic EMS":"Vacated 7/31. Deposit applied 8/15; the rest is with counsel.","Ostrander Millwork Corp.":"Pays on the 20th of each month.","Merrow Trailer Repair":"Disputes the yard lighting charge; meeting 10/11.","Delphine Catering Co.":"Holdover rent at 150% disputed.","Northgate Beverage Partners":"Credit is an overpayment of the 2023 CAM reconciliation."}
K=["total","current","other:DAYS PAST DUE 1 - 15","other:DAYS PAST DUE 16 - 30","b31_60","other:DAYS PAST DUE Over 60","deposit"]
p=FPDF(orientation='L',format='Letter',unit='pt');p.set_auto_page_break(False);p.set_margins(36,36,36)
W=[164,42,48,74,70,62,66,62,66,66];LH=13;fn="granby_industrial_ar.pdf"
def head():
    p.add_page();p.set_font('helvetica','B',11);p.set_xy(36,30);p.cell(400,14,"GRANBY INDUSTRIAL FUND I");p.set_font('helvetica','',8);p.set_xy(536,30);p.cell(220,14,f"A/R status at September 30, 2024    page {p.page_no()}",align='R')
    y=50;p.set_fill_color(40,40,40);p.rect(36,y,sum(W),36,'F');p.set_text_color(255);p.set_font('helvetica','B',8)
    x0=36+sum(W[:5]);p.set_xy(x0,y+1);p.cell(sum(W[5:9]),11,"DAYS PAST DUE",align='C');p.set_draw_color(255);p.line(x0+6,y+12,x0+sum(W[5:9])-6,y+12)
    H=[("","","Tenant"),("","","Suite"),("","Lease","status"),("Total","A/R","balance"),("","Not yet","due"),("","","1 - 15"),("","","16 - 30"),("","","31 - 60"),("","","Over 60"),("Security","deposit","held")]
    x=36
    for k,(h,w) in enumerate(zip(H,W)):
        for j,t in enumerate(h):
            if t: p.set_xy(x,y+1+11*j);p.cell(w,11,t,align='L' if k<3 else 'R')
        x+=w
    p.set_text_color(0);p.set_draw_color(0);p.set_y(y+40)
def f0(x): return "-" if x==0 else (f"{x/100:,.2f}" if x>0 else f"{abs(x)/100:,.2f}-")
def line(t,v,b=False,cur=False,z=False):
    p.set_font('helvetica','B' if b else '',8);y=p.get_y();x=36
    for k,(s,w) in enumerate(zip(t+[("$ " if cur else "")+(f0(q)) for q in v],W)):
        p.set_xy(x,y);p.cell(w,LH,s,align='L' if k<3 else 'R');x+=w
    p.set_y(y+LH)
def room(n):
    if p.get_y()+n*LH>580: head()
head();rows=[];tots=[];G=[0]*7;rec=[]
for pn,TT in PR:
    room(4);p.set_font('helvetica','B',9);p.set_fill_color(225,225,225);p.set_x(36);p.cell(sum(W),LH+1,pn,fill=True);p.set_y(p.get_y()+LH+2);S=[0]*7
    for n,u,s in TT:
        base=R.randint(380000,2600000);v=[0]*7;v[6]=0 if s=="Vacated" else base//100*100
        v[1]=R.choice([base,0,base*18//100])
        v[2]=R.choice([0,0,R.randint(20000,base)]);v[3]=R.choice([0,0,base]);v[4]=R.choice([0,0,0,R.randint(9000,base)]);v[5]=R.choice([0,0,0,R.randint(5000,140000)])
        if s=="Default": v[1:6]=[base,0,base,base,base*2+44310]
        if s=="Vacated": v[1:6]=[0,0,0,R.randint(100000,200000),R.randint(900000,1400000)]
        if n.startswith("Northgate"): v[1:6]=[0,0,0,0,-341277]
        if not any(v[1:6]): v[1]=base
        v[0]=sum(v[1:6]);room(2 if n in CM else 1);line([n,u,s],v)
        if n in CM:
            p.set_font('helvetica','I',7);p.set_x(50);p.cell(500,10,">> "+CM[n]);p.set_y(p.get_y()+11)
        rows.append({"property":pn,"unit":u,"name":n,"status":s,**{q:c2(x) for q,x in zip(K,v) if x}});S=[a+b for a,b in zip(S,v)]
    p.set_line_width(.5);p.line(36+sum(W[:3]),p.get_y(),36+sum(W),p.get_y());lab="Subtotal, "+pn
    y=p.get_y();p.set_font('helvetica','B',8);p.set_xy(36,y);p.cell(280,LH,lab);line(["","",""],S,True,True);p.set_y(p.get_y()+6)
    tots.append({"label":lab,**{q:c2(x) for q,x in zip(K,S) if x}});G=[a+b for a,b in zip(G,S)];rec.append((pn,S))
room(3);p.set_line_width(1.2);p.line(36,p.get_y(),36+sum(W),p.get_y());y=p.get_y()+2;p.set_font('helvetica','B',8);p.set_xy(36,y);p.cell(280,LH,"Total, all properties");line(["","",""],G,True,True)
tots.append({"label":"Total, all properties",**{q:c2(x) for q,x in zip(K,G)if x}})
p.set_y(p.get_y()+16);room(8);p.set_font('helvetica','B',8);p.set_x(36);p.cell(300,LH,"Share of balances by property");p.set_y(p.get_y()+LH)
for pn,S in rec:
    p.set_font('helvetica','',8);y=p.get_y();p.set_xy(36,y);p.cell(220,LH,pn);p.cell(60,LH,f"{S[0]/G[0]*100:.1f}%",align='R');p.set_y(y+LH)
p.set_font('helvetica','I',7);p.set_xy(36,586);p.cell(600,10,"A trailing minus marks a credit. A dash means none. Deposits are cash only.")
p.output(doc(fn));truth(fn,"AR",K,rows,tots)
